import { expect, test } from 'vitest';
import { unsteady } from './stability.ts';

test('a price that moves more often than one time in twenty is a failure', () => {
  const flats = { transaction: 'sale', type: 'apartment', pairs: 100 } as const;
  expect(unsteady([{ ...flats, steady: 0.95 }])).toEqual([]);
  expect(unsteady([{ ...flats, steady: 0.94 }])).toHaveLength(1);
});
