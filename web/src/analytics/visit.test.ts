import { expect, it } from 'vitest';
import { continuedVisit } from './visit.ts';

it('continues for the same visitor, also after signing in', () => {
  expect(continuedVisit({ id: 'v1' }, undefined)).toEqual({ id: 'v1' });
  expect(continuedVisit({ id: 'v1' }, 'amel')).toEqual({ id: 'v1', userId: 'amel' });
  expect(continuedVisit({ id: 'v1', userId: 'amel' }, 'amel')).toEqual({ id: 'v1', userId: 'amel' });
});

it('starts again when nobody, or another account, is signed in', () => {
  const amels = { id: 'v1', userId: 'amel' };
  expect(continuedVisit(null, undefined).id).toMatch(/^[\da-f-]{36}$/);
  expect(continuedVisit(amels, undefined)).toEqual({ id: expect.not.stringMatching('v1') });
  expect(continuedVisit(amels, 'nour')).toEqual({ id: expect.not.stringMatching('v1'), userId: 'nour' });
});
