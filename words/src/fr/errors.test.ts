import { expect, test } from 'vitest';
import { waitInMinutes } from './errors.ts';

test('minutes are rounded up and never zero', () => {
  expect([0, 1, 60, 61, 180].map(waitInMinutes)).toEqual([
    '1 minute(s)',
    '1 minute(s)',
    '1 minute(s)',
    '2 minute(s)',
    '3 minute(s)',
  ]);
});
