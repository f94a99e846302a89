import { expect, test } from 'vitest';
import { exampleEstimation } from '../testing/example-estimation.ts';
import { signedCaseOf } from './signed-case.ts';

const { estimation: result, confidence, comparables } = exampleEstimation();
const [comparable] = comparables.sale;
const asking = [300_000, 340_000, 310_000].map((adjustedPrice) => ({ ...comparable!, adjustedPrice }));
const estimation = {
  property_type: 'apartment' as const,
  result,
  confidence,
  comparables: { ...comparables, sale: asking },
};

test('a signed price stands beside its estimate and the adjusted asking prices it showed', () => {
  expect(signedCaseOf({ kind: 'sold', price: 290_000, estimation })).toEqual({
    transaction: 'sale',
    type: 'apartment',
    estimate: result.netPrice,
    asking: 310_000,
    price: 290_000,
  });
  expect(signedCaseOf({ kind: 'let', price: 1200, estimation })).toMatchObject({
    transaction: 'rent',
    estimate: result.monthlyRent,
  });
});

test('a figure that was not shown is measured by no price', () => {
  const hidden = { ...confidence, sale: { ...confidence.sale, score: 39 } };
  const unshown = { ...estimation, confidence: hidden };
  expect(signedCaseOf({ kind: 'sold', price: 290_000, estimation: unshown })).toBeUndefined();
});
