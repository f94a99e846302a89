import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { clearSession, currentSession, startSession, watchSession } from './session.ts';
import { signOut } from './sign-out.ts';

const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel Ben Salah', phone: '+21620123456' };
let local: Map<string, string>;
let ofTab: Map<string, string>;

beforeEach(() => {
  local = stubStorage('localStorage');
  ofTab = stubStorage('sessionStorage');
});

test('a session is a token and a user, stored until it is cleared', () => {
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
  for (const draft of ['pendingEstimation', 'pendingManualRequest', 'manualRequestDraft', 'decisions'])
    ofTab.set(draft, '{}');
  clearSession();
  expect(currentSession()).toBeNull();
  expect([...local, ...ofTab]).toEqual([]);
});

test.each([
  ['sign-out', signOut, []],
  ['session that expires', clearSession, ['estimationDraft']],
])('a %s in another tab is followed in this one', (_what, end, left) => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { style: {} } });
  startSession({ token: 'abc', user });
  watchSession();

  const changes: { key: string; newValue: string | null }[] = [];
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, newValue) => {
    changes.push({ key, newValue });
    local.set(key, newValue);
  });
  vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => {
    changes.push({ key, newValue: null });
    local.delete(key);
  });
  end();
  // written afterwards: the other tab does not reach the drafts of this one
  for (const draft of ['pendingEstimation', 'estimationDraft', 'decisions']) ofTab.set(draft, '{}');
  for (const change of changes.splice(0)) page.dispatchEvent(Object.assign(new Event('storage'), change));
  expect([...ofTab.keys()]).toEqual(left);
  vi.unstubAllGlobals();
});

test.each([
  ['whoever left it', () => {}, { loads: 0, visibility: '' }],
  ['whoever signed out since', clearSession, { loads: 1, visibility: 'hidden' }],
  [
    'somebody else',
    () => startSession({ token: 'xyz', user: { ...user, id: '8' } }),
    { loads: 1, visibility: 'hidden' },
  ],
])('a page the browser kept for Back, come back to by %s', (_who, meanwhile, seen) => {
  const page = new EventTarget();
  const style = { visibility: '' };
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', Object.assign(page, { location: { reload } }));
  vi.stubGlobal('document', { documentElement: { style } });
  startSession({ token: 'abc', user });
  watchSession();

  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(style.visibility).toBe('hidden');
  meanwhile();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect({ loads: reload.mock.calls.length, ...style }).toEqual(seen);
  vi.unstubAllGlobals();
});
