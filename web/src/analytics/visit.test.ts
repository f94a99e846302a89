import { expect, it } from 'vitest';
import { continuedVisit } from './visit.ts';

it('goes on as long as the same visitor does, signing in included', () => {
  expect(continuedVisit({ id: 'v1' }, undefined)).toEqual({ id: 'v1' });
  expect(continuedVisit({ id: 'v1' }, 'amel')).toEqual({ id: 'v1', userId: 'amel' });
  expect(continuedVisit({ id: 'v1', userId: 'amel' }, 'amel')).toEqual({ id: 'v1', userId: 'amel' });
});

it('begins anew when nobody, or somebody else, is signed in after all', () => {
  const amels = { id: 'v1', userId: 'amel' };
  expect(continuedVisit(null, undefined).id).toMatch(/^[\da-f-]{36}$/);
  expect(continuedVisit(amels, undefined)).toEqual({ id: expect.not.stringMatching('v1') });
  expect(continuedVisit(amels, 'nour')).toEqual({ id: expect.not.stringMatching('v1'), userId: 'nour' });
});
