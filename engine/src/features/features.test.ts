import { expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { featureValues } from './features.ts';

const [plot] = syntheticListings(500, 1).filter(({ propertyType }) => propertyType === 'land');

test('a plot that does not state its building rights is valued as one that has them', () => {
  const values = (constructible: boolean | undefined) =>
    featureValues({ ...plot!, constructible }, plot!.listedOn);
  expect(values(undefined)).toEqual(values(true));
  expect(values(undefined)).not.toEqual(values(false));
});
