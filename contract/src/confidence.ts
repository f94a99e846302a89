import { bandFloorOf, type BandFloor } from '@soumdar/engine';

export const confidenceCodes = ['veryReliable', 'reliable', 'moderate', 'weak'] as const;
export type ConfidenceCode = (typeof confidenceCodes)[number];

const codeByFloor: Record<BandFloor, ConfidenceCode> = {
  80: 'veryReliable',
  60: 'reliable',
  40: 'moderate',
  0: 'weak',
};

export const confidenceCode = (score: number): ConfidenceCode => codeByFloor[bandFloorOf(score)];

/** In the API and on French screens. */
export const confidenceLevels = {
  veryReliable: 'Très fiable',
  reliable: 'Fiable',
  moderate: 'Modérée',
  weak: 'Faible',
} as const satisfies Record<ConfidenceCode, string>;
export type ConfidenceLevel = (typeof confidenceLevels)[ConfidenceCode];

export const confidenceLevel = (score: number): ConfidenceLevel => confidenceLevels[confidenceCode(score)];

/** Lower scores would mislead: screens hide them, and experts see them marked. */
export const shownFromScore = 40;
