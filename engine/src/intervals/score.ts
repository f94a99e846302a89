import { bandFloors } from '../parameters/params.ts';

/** round(100 · (1 − FSD)), limited to 0–100. */
export function scoreOf(fsd: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, 1 - fsd)));
}

export type BandFloor = (typeof bandFloors)[number];

export function bandFloorOf(score: number): BandFloor {
  return bandFloors.find((floor) => score >= floor) ?? 0;
}

export const confidenceCodes = ['veryReliable', 'reliable', 'moderate', 'weak'] as const;
export type ConfidenceCode = (typeof confidenceCodes)[number];

const codeByFloor: Record<BandFloor, ConfidenceCode> = {
  80: 'veryReliable',
  60: 'reliable',
  40: 'moderate',
  0: 'weak',
};

export const confidenceCode = (score: number): ConfidenceCode => codeByFloor[bandFloorOf(score)];
