import type { Listing } from '@soumdar/engine';

/** False for listings that nobody would ask an estimate for; the engine does not know of this filter. */
export function isPlausible({ transaction, propertyType, priceTnd, surfaceM2 }: Listing): boolean {
  const perM2 = priceTnd / surfaceM2;
  const within = (value: number, low: number, high: number) => value >= low && value <= high;
  if (transaction === 'rent')
    return within(priceTnd, 180, 20_000) && within(surfaceM2, 18, 900) && within(perM2, 2.5, 70);
  if (propertyType === 'land')
    return within(priceTnd, 5e3, 1.5e7) && within(surfaceM2, 60, 60_000) && within(perM2, 3, 6000);
  return within(priceTnd, 25e3, 8e6) && within(surfaceM2, 20, 1500) && within(perM2, 350, 12_000);
}
