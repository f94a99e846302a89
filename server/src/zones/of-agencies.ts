import { zonesAround, type MarketFigures, type PropertyType, type Transaction } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';

/** Of the zone whose price is shown: its own, or the next larger one with a price. */
export function ofAgenciesAt(
  figures: MarketFigures,
  slug: string,
  transaction: Transaction,
  type: PropertyType,
): boolean {
  for (const around of zonesAround(zoneTree(), slug)) {
    const group = figures.zones[around]?.groups.find(
      (each) => each.transaction === transaction && each.type === type && each.medianPerSqm !== null,
    );
    if (group) return group.ofAgencies ?? false;
  }
  return false;
}
