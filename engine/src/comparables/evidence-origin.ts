import { farKm, maxComparableKm, nearestEvidence, oldEvidenceYears } from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import type { ComparablesIndex } from './comparables-index.ts';
import { shareOfWay } from '../statistics/share-of-way.ts';
import type { Zone } from './neighbours.ts';

/** Of the `nearestEvidence` listings nearest to a property. */
export interface EvidenceOrigin {
  /** How far the nearest is on the way of `farKm`, 0–1. */
  farShare: number;
  /** Age of the newest in days, at the day of the valuation. */
  newestAgeDays: number;
  /** Largest share that one site has among them. */
  siteShare: number;
  /** Distance of the farthest. */
  reachKm: number;
}

export function isOldEvidence({ newestAgeDays }: EvidenceOrigin): boolean {
  return newestAgeDays > oldEvidenceYears * daysPerYear;
}

export function evidenceOrigin(
  { transaction, days, sources }: ComparablesIndex,
  { indexes, distancesKm }: Zone,
  asOf: string,
): EvidenceOrigin {
  if (indexes.length === 0) return { farShare: 1, newestAgeDays: 0, siteShare: 1, reachKm: maxComparableKm };
  const sorted = Float64Array.from(distancesKm).sort();
  const reachKm = sorted[Math.min(nearestEvidence, indexes.length) - 1]!;
  const nearest = indexes.filter((_, at) => distancesKm[at]! <= reachKm);
  const bySite = new Map<number, number>();
  let newest = 0;
  for (const index of nearest) {
    newest = Math.max(newest, days[index]!);
    bySite.set(sources[index]!, (bySite.get(sources[index]!) ?? 0) + 1);
  }
  return {
    farShare: shareOfWay(sorted[0]!, farKm[transaction]),
    newestAgeDays: Math.max(0, daysOf(asOf) - newest),
    siteShare: Math.max(...bySite.values()) / nearest.length,
    reachKm,
  };
}
