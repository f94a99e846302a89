import type { SignedCase } from '@soumdar/engine';
import { expect, it } from 'vitest';
import { signedTable } from './signed.ts';

const cases = (count: number, of: Partial<SignedCase> = {}): SignedCase[] =>
  Array.from({ length: count }, () => ({
    transaction: 'sale',
    type: 'apartment',
    estimate: 105,
    asking: 120,
    price: 100,
    ...of,
  }));

it('measures groups of thirty, and says how many the others need', () => {
  const lines = signedTable([...cases(30), ...cases(2, { type: 'villa' })]).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['', 'proved', '|log ratio|', 'estimate/signed', '95 %', 'asking/signed', '95 %'],
    ['sale all', '32', '0.049', '1.050', '1.050 to 1.050', '1.200', '1.200 to 1.200'],
    ['sale apartment', '30', '0.049', '1.050', '1.050 to 1.050', '1.200', '1.200 to 1.200'],
    ['sale villa', '2', '30 are needed'],
  ]);
  expect(signedTable([])).toBe('none yet: 30 are needed');
});
