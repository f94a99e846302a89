import type { ListedPlace } from './market.ts';

/** An estimate far from the median of its own neighbourhood, which a reader finds on its price page. */
export interface MedianGap {
  locality: string;
  medianPerSqm: number;
  pricePerM2: number;
}

/** Most homes of a neighbourhood differ from its median by less. */
const usualFactor = 1.2;

/** By more than a fifth. */
export const isFarApart = (one: number, other: number) => Math.max(one / other, other / one) > usualFactor;

/** @param places nearest first; the distance to one's own is none */
export function medianGapOf(pricePerM2: number | null, places: readonly ListedPlace[]): MedianGap | null {
  const own = places.find(({ distance }) => Number(distance) === 0);
  if (!own || pricePerM2 === null) return null;
  const { locality, medianPerSqm } = own;
  return isFarApart(pricePerM2, medianPerSqm) ? { locality, medianPerSqm, pricePerM2 } : null;
}
