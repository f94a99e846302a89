import type { TransactionEstimate } from '@soumdar/engine';
import { expect, it } from 'vitest';
import type { ValuedProperty } from './present.ts';
import { leaveOutComparables } from './what-if.ts';

it('leaving out what disagrees makes a figure no surer', () => {
  const scored = (score: number) =>
    ({ kind: 'estimated', score, comparables: [] }) as unknown as TransactionEstimate;
  const valued = {
    marketVersion: '1',
    estimates: { sale: scored(36), rent: scored(70) },
    valueWithout: () => ({ figures: { sale: scored(42), rent: scored(65) }, explanations: {} }),
  } as unknown as ValuedProperty;
  const left = leaveOutComparables(valued, ['any']);
  if ('refused' in left) throw new Error(left.refused);
  const { sale, rent } = left.valued.estimates;
  expect([sale, rent]).toMatchObject([{ score: 36 }, { score: 65 }]);
});
