import { confidenceCode, type ConfidenceCode } from '@soumdar/engine';

export { confidenceCode, confidenceCodes, type ConfidenceCode } from '@soumdar/engine';

/** In the API. */
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
