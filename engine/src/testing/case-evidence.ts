import type { CaseEvidence } from '../intervals/conformal-calibration.ts';

/** Of a property among many recent advertisements. */
export const recentEvidence: CaseEvidence = {
  comparableCount: 100,
  neighbourCount: 30,
  weight: 1,
  spread: 0.1,
  shift: 0,
  pricesShare: 1,
  detailsKnown: 0,
  placeGap: 0,
  farShare: 0,
  newestAgeDays: 30,
  siteShare: 0.5,
  reachKm: 1,
};
/** Of one among old advertisements only. */
export const oldEvidence: CaseEvidence = { ...recentEvidence, newestAgeDays: 6 * 365.25 };
/** Of one with a handful of advertisements around. */
export const fewNeighbours: CaseEvidence = { ...recentEvidence, neighbourCount: 4 };
