import { propertyTypes, type ZoneAround } from '@soumdar/contract';
import { zonesAround } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { FiguredMarket } from './figured-market.ts';
import { groupOrLarger, placeOf } from './present-zone.ts';

/** What is asked around a position: in the smallest zone with advertisements, or where a type has too few there, in a larger one. */
export function zoneAround(
  { figures, basis }: FiguredMarket,
  position: { lat: number; lng: number },
): ZoneAround | undefined {
  const tree = zoneTree();
  const slug = zonesAround(tree, tree.zoneAt(position)).find((around) => figures.zones[around]);
  if (slug === undefined) return undefined;
  const zone = tree.zones.get(slug)!;
  const sales = propertyTypes.map((type) => {
    const { count, medianPerSqm, instead } = groupOrLarger(figures, zone, 'sale', type);
    return { type, count, medianPerSqm, ...(instead && { instead }) };
  });
  return { ...placeOf(zone), sales, sample: basis.sample };
}
