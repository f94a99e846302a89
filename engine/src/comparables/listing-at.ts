import { dateOf } from '../time-adjustment/dates.ts';
import { attributeValue } from '../vocabulary/attribute-codes.ts';
import { listedAttributes, valuesFor, type OptionalAttributes } from '../vocabulary/attributes.ts';
import type { Listing, PropertyType } from '../vocabulary/property.ts';
import type { ComparablesIndex } from './comparables-index.ts';

/** What the index knows of a listing; its surface has seven digits. */
export function listingAt(comparables: ComparablesIndex, propertyType: PropertyType, index: number): Listing {
  const attributes = valuesFor(listedAttributes, (name): unknown =>
    attributeValue(name, comparables.attributes[name][index]!),
  ) as OptionalAttributes;
  const plotM2 = comparables.plotM2[index]!;
  return {
    ...attributes,
    id: comparables.ids[index]!,
    transaction: comparables.transaction,
    propertyType,
    locality: comparables.localities[index]!,
    lat: comparables.lat[index]!,
    lng: comparables.lng[index]!,
    surfaceM2: comparables.surfaceM2[index]!,
    plotM2: Number.isNaN(plotM2) ? undefined : plotM2,
    priceTnd: comparables.priceTnd[index]!,
    listedOn: dateOf(comparables.days[index]!),
  };
}
