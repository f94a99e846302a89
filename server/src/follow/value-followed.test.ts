import { expect, it } from 'vitest';
import { waitAfterMs } from './value-followed.ts';

it('a run that fails is tried again after longer and longer, up to ten minutes', () => {
  expect([0, 1, 2, 3, 6, 100].map(waitAfterMs)).toEqual([10_000, 20_000, 40_000, 80_000, 600_000, 600_000]);
});
