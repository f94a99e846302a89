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
  newer[8] = 9;
  expect(() => parseModel(newer)).toThrow('of format 9');
});

test('models are stored under the names they always had, so that the next version reads them', () => {
  const bytes = Buffer.from(serialiseModel(model));
  const header = JSON.parse(bytes.toString('latin1', 16, 16 + bytes.readUInt32LE(12))) as {
    sides: Record<string, Record<'values' | 'errors', object>>;
  };
  expect(Object.keys(header)).toEqual([
    'seed',
    'dataFingerprint',
    'sides',
    'leftOut',
    'rows',
    'usual',
    'accuracy',
  ]);
  const { values, errors, ...others } = header.sides['sale']!;
  expect(Object.keys(values)).toEqual(['base', 'edges', 'folds']);
  expect(Object.keys(errors)).toEqual(['evidenceEdges', 'folds', 'logScale', 'buckets']);
  expect(Object.keys(others)).toEqual(['premiums', 'bias', 'levels']);
});
