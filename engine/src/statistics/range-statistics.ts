export interface RangedPrice {
  low: number;
  high: number;
  estimate: number;
  price: number;
}

/** NaN for none. */
export function coverage(cases: readonly RangedPrice[]): number {
  return cases.filter(({ low, high, price }) => low <= price && price <= high).length / cases.length;
}

/** Each as a share of its estimate. */
export function meanRelativeWidth(cases: readonly RangedPrice[]): number {
  return cases.reduce((sum, { low, high, estimate }) => sum + (high - low) / estimate, 0) / cases.length;
}
