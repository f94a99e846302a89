import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepApart, quarterNumber, ticksAround } from './chart-scale.ts';

describe('the ticks of a scale', () => {
  it.each([
    [0, 7310, [0, 2000, 4000, 6000, 8000]],
    [0, 31.6, [0, 10, 20, 30, 40]],
    [94.6, 187.9, [50, 100, 150, 200]],
    [3510, 3620, [3500, 3550, 3600, 3650]],
    [0, 0, [0, 0.5]],
  ])('from %d to %d are round', (low, high, ticks) => {
    expect(ticksAround(low, high)).toEqual(ticks);
  });

  it('are even, hold both ends and are few, whatever the figures', () => {
    const figure = fc.integer({ min: 0, max: 1e8 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = ticksAround(low, high);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks[0]).toBeLessThanOrEqual(low + 1e-6 * high);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high * (1 - 1e-9));
      }),
    );
  });
});

describe('labels', () => {
  it('stay where they are when there is room', () => {
    expect(keepApart([10, 80, 40], 14, 180)).toEqual([10, 80, 40]);
  });

  it('move apart in their order, and back up from the end', () => {
    expect(keepApart([50, 52, 51], 14, 180)).toEqual([50, 78, 64]);
    expect(keepApart([175, 178], 14, 180)).toEqual([166, 180]);
  });
});

it('quarters follow each other over the turn of a year', () => {
  expect(quarterNumber('2025-T1') - quarterNumber('2024-T4')).toBe(1);
});
