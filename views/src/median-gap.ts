import type { ListedPlace } from './market.ts';

/** An estimate far from the median of its own neighbourhood, which a reader finds on its price page or by its price check. */
export interface MedianGap {
  locality: string;
  /** DT, or DT per m² without `range` */
  figure: number;
  median: number;
  /** of eight prices in ten at the surface of the property, where the price check of the place has them */
  range?: { low: number; high: number; fromAllSurfaces?: true };
  /** of the middle of a shared square: the property itself may be in another neighbourhood */
  atMiddle?: true;
}

/** Most homes of a neighbourhood differ from its median by less. */
const usualFactor = 1.2;

/** By more than a fifth. */
export const isFarApart = (one: number, other: number) => Math.max(one / other, other / one) > usualFactor;

/**
 * @param places nearest first; the distance to one's own is none. A shared estimate is compared with the place in
 *   the middle of its square.
 */
export function medianGapOf(
  price: number,
  pricePerM2: number | null,
  places: readonly ListedPlace[],
): MedianGap | null {
  const own = places.find(({ distance, atMiddle }) => atMiddle ?? Number(distance) === 0);
  if (!own) return null;
  const { locality, medianPerSqm, ofSurface, atMiddle } = own;
  const of = { locality, ...(atMiddle && { atMiddle }) };
  if (ofSurface && isFarApart(price, ofSurface.median)) {
    const { median, ...range } = ofSurface;
    return { ...of, figure: price, median, range };
  }
  if (pricePerM2 === null || !isFarApart(pricePerM2, medianPerSqm)) return null;
  return { ...of, figure: pricePerM2, median: medianPerSqm };
}
