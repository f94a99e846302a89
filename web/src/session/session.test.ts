import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { clearSession, currentSession, startSession } from './session.ts';

const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel Ben Salah', phone: '+21620123456' };
let local: Map<string, string>;
let ofTab: Map<string, string>;

beforeEach(() => {
  local = stubStorage('localStorage');
  ofTab = stubStorage('sessionStorage');
});

test('a session is a token and a user, kept until it is cleared', () => {
  startSession({ token: 'abc', user });
  expect(currentSession()).toEqual({ token: 'abc', user });
});

test.each([
  ['no user', null],
  ['the text undefined', 'undefined'],
  ['broken JSON', '{"id":"7",'],
  ['no id', JSON.stringify({ email: user.email })],
  ['no email', JSON.stringify({ id: user.id, email: '' })],
  ['a number', '7'],
  ['null', 'null'],
])('a token with %s is no session', (_what, stored) => {
  local.set('token', 'abc');
  if (stored !== null) local.set('user', stored);
  expect(currentSession()).toBeNull();
});

test('a user without a token is no session', () => {
  local.set('user', JSON.stringify(user));
  expect(currentSession()).toBeNull();
});

test('clearing takes the token, the user, the temporary password and the pending estimation', () => {
  startSession({ token: 'abc', user });
  local.set('tempPassword', '{}');
  for (const kept of ['pendingEstimation', 'pendingManualRequest', 'manualRequestDraft'])
    ofTab.set(kept, '{}');
  clearSession();
  expect(currentSession()).toBeNull();
  expect([...local, ...ofTab]).toEqual([]);
});
