import { expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { parseModel, serialiseModel } from './serialise.ts';

const model = trainModel(syntheticListings(60, 1), { seed: 1 });

test('a model read back is the model written, whatever the alignment of its bytes', () => {
  const bytes = serialiseModel(model);
  const shifted = Buffer.alloc(bytes.length + 3).subarray(3);
  shifted.set(bytes);
  expect(parseModel(bytes)).toEqual(model);
  expect(parseModel(shifted)).toEqual(model);
});

test('bytes that are no model, and models of another format, are refused by name', () => {
  expect(() => parseModel(new TextEncoder().encode('PK\u0003\u0004 something else'))).toThrow(
    'not a valuation model',
  );
  expect(() => parseModel(new Uint8Array())).toThrow('not a valuation model');
  const newer = serialiseModel(model);
  newer[8]! += 1;
  expect(() => parseModel(newer)).toThrow(`of format ${newer[8]}`);
});
