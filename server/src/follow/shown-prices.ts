import { shownFromScore, type PropertyType } from '@soumdar/contract';
import type { FollowedValue } from '@soumdar/db';
import type { ValuedProperty } from './value-property.ts';

type Sides = Pick<FollowedValue, 'sale_price' | 'sale_score' | 'rent_price' | 'rent_score'>;

/** The prices of a point that may be told, unrounded; null for one that has too low a score, and for the rent of land. */
export function shownPrices(
  propertyType: PropertyType,
  { sale_price, sale_score, rent_price, rent_score }: Partial<Sides>,
): { sale: number | null; rent: number | null } {
  const shown = (price: number | null | undefined, score: number | null | undefined) =>
    (score ?? 0) >= shownFromScore ? (price ?? null) : null;
  return {
    sale: shown(sale_price, sale_score),
    rent: propertyType === 'land' ? null : shown(rent_price, rent_score),
  };
}

/** Whether an estimate of the property has any figure that may be shown. */
export function hasShownPrice(propertyType: PropertyType, { sale, rent }: ValuedProperty): boolean {
  const shown = shownPrices(propertyType, {
    sale_price: sale.price,
    sale_score: sale.score,
    rent_price: rent.price,
    rent_score: rent.score,
  });
  return shown.sale !== null || shown.rent !== null;
}
