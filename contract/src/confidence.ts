import { bandFloorOf, type BandFloor } from '@soumdar/engine';

export const confidenceLevels = ['Très fiable', 'Fiable', 'Modérée', 'Faible'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** The level of each confidence band, by the band's lowest score. */
const levelByFloor: Record<BandFloor, ConfidenceLevel> = {
  80: 'Très fiable',
  60: 'Fiable',
  40: 'Modérée',
  0: 'Faible',
};

export const confidenceLevel = (score: number): ConfidenceLevel => levelByFloor[bandFloorOf(score)];

/** Figures of a lower score would mislead: no screen shows them, and where they are given they are marked. */
export const shownFromScore = 40;
export const unreliableMark = 'non fiable';
