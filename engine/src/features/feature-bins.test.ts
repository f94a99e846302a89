import { expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { binsOf, featureEdges } from './feature-bins.ts';

test('a model trained before the last feature came still reads those it knows, and only those', () => {
  const listings = syntheticListings(100, 1);
  const edges = featureEdges(listings);
  const flat = { ...listings[0]!, furnished: true, garden: true };
  expect(binsOf(edges.slice(0, -1), flat, '2026-01-15')).toEqual(
    binsOf(edges, flat, '2026-01-15').slice(0, -1),
  );
});
