import { bandFloors } from '../parameters/params.ts';

/** round(100 · (1 − FSD)), limited to 0–100. */
export function scoreOf(fsd: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, 1 - fsd)));
}

export type BandFloor = (typeof bandFloors)[number];

export function bandFloorOf(score: number): BandFloor {
  return bandFloors.find((floor) => score >= floor) ?? 0;
}
