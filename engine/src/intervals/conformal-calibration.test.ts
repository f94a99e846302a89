import { expect, test } from 'vitest';
import { fewNeighbours, oldEvidence, recentEvidence } from '../testing/case-evidence.ts';
import { valuesFor } from '../vocabulary/attributes.ts';
import { propertyTypes } from '../vocabulary/property.ts';
import { predictionInterval, type CaseEvidence, type ConformalCalibration } from './conformal-calibration.ts';

const calibration = (scale: number): ConformalCalibration => ({
  evidenceEdges: [],
  folds: [],
  logScale: Math.log(scale),
  groups: {
    apartment: [
      { middle: 0.2, low: -1, high: 2, fsd: 1.2 },
      { middle: 0.3, low: -2, high: 1, fsd: 1.4 },
    ],
    house: [],
    villa: [],
    land: [],
  },
  oldEvidence: { middle: 0.4, low: -3, high: 3, fsd: 2 },
  fewNeighbours: valuesFor(propertyTypes, () => ({ low: -0.5, high: 0.25, fsd: 0.2 })),
});

const interval = (scale: number, evidence = recentEvidence) => {
  const { low, high, fsd } = predictionInterval(calibration(scale), 'apartment', Uint8Array.of(), evidence);
  return [low / scale, high / scale, fsd / scale].map((value) => Number(value.toFixed(6)));
};

test.each([
  [0.1, [-1, 2, 1.2]],
  [0.2, [-1, 2, 1.2]],
  [0.25, [-1.5, 1.5, 1.3]],
  [0.275, [-1.75, 1.25, 1.35]],
  [0.3, [-2, 1, 1.4]],
  [0.5, [-2, 1, 1.4]],
])('a range has no step between groups: scale %d', (scale, quantiles) => {
  expect(interval(scale)).toEqual(quantiles);
});

test('a property known from old advertisements has the quantiles of such', () => {
  expect(interval(0.25, oldEvidence)).toEqual([-3, 3, 2]);
});

test.each([
  [0.1, [-0.5, 0.25, 0.2]],
  [0.25, [-0.5, 0.375, 0.325]],
])('a range among few advertisements is no narrower than theirs: scale %d', (scale, [low, high, fsd]) => {
  expect(interval(scale, fewNeighbours)).toEqual(
    [low, high, fsd].map((end) => Number((end! / scale).toFixed(6))),
  );
});

test.each<[Partial<CaseEvidence>, number[]]>([
  [{ farShare: 0.4 }, [-0.2, 0.28, 0.18]],
  [{ farShare: 1 }, [-0.5, 0.7, 0.45]],
  [{ placeGap: 0.04 }, [-0.1, 0.2, 0.12]],
  [{ placeGap: 0.3 }, [-0.1, 0.45, Math.exp(0.45) - 1]],
  [{ placeGap: -0.3 }, [-0.45, 0.2, 1 - Math.exp(-0.45)]],
  [{ placeGap: 1.2 }, [-0.1, 0.6, 0.6]],
])(
  'a range is wider far from all advertisements and reaches beyond what its own place asks: %j',
  (evidence, ends) => {
    const scale = 0.1;
    expect(interval(scale, { ...recentEvidence, ...evidence })).toEqual(
      ends.map((end) => Number((end / scale).toFixed(6))),
    );
  },
);
