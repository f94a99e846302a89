import { maxComparableKm, nearestEvidence, oldEvidenceYears } from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import type { ComparablesIndex } from './comparables-index.ts';
import type { Zone } from './neighbours.ts';

/** Of the `nearestEvidence` listings nearest to a property. */
export interface EvidenceOrigin {
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
  { days, sources }: ComparablesIndex,
  { indexes, distancesKm }: Zone,
  asOf: string,
): EvidenceOrigin {
  if (indexes.length === 0) return { newestAgeDays: 0, siteShare: 1, reachKm: maxComparableKm };
  const reachKm = Float64Array.from(distancesKm).sort()[Math.min(nearestEvidence, indexes.length) - 1]!;
  const nearest = indexes.filter((_, at) => distancesKm[at]! <= reachKm);
  const bySite = new Map<number, number>();
  let newest = 0;
  for (const index of nearest) {
    newest = Math.max(newest, days[index]!);
    bySite.set(sources[index]!, (bySite.get(sources[index]!) ?? 0) + 1);
  }
  return {
    newestAgeDays: Math.max(0, daysOf(asOf) - newest),
    siteShare: Math.max(...bySite.values()) / nearest.length,
    reachKm,
  };
}
