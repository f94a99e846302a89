import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { fewestCounted, fewestShown, likeSurfaceFactor } from '../parameters/params.ts';
import { sortedQuantile } from '../statistics/quantile.ts';
import { ageingUntil } from '../time-adjustment/ageing.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import type { ListedAttribute } from '../vocabulary/attributes.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import { shownCount } from './price-figures.ts';

/** A price that somebody asks, and for what. */
export interface AskedPrice {
  propertyType: PropertyType;
  surfaceM2: number;
  rooms?: number | undefined;
  furnished?: boolean | undefined;
  /** per month for a rent */
  priceTnd: number;
}

/** Where it lies among what is asked for the like, at the surface told. */
export interface PricePosition {
  count: number;
  /** True where too few of like surface have the same rooms and furniture: then all of like surface count. */
  widened: boolean;
  /** Between `lowTnd` and `highTnd` ask the middle eight of ten. */
  lowTnd: number;
  medianTnd: number;
  highTnd: number;
  /** Share that asks less, in steps of a tenth, and of five advertisements at least: finer ones would tell single advertisements. */
  shareBelow: number;
}

/**
 * Compares a price with those of advertisements, of which `members` are positions in the index, brought to a date (`YYYY-MM-DD`); the model
 * has no say. Undefined where there are too few of like surface.
 */
export function comparePrice(
  comparables: ComparablesIndex,
  members: readonly number[],
  asked: AskedPrice,
  asOf: string,
): PricePosition | undefined {
  const ofSurface = members.filter((index) => {
    const ratio = comparables.surfaceM2[index]! / asked.surfaceM2;
    return ratio <= likeSurfaceFactor && ratio >= 1 / likeSurfaceFactor;
  });
  const alike = ofSurface.filter((index) =>
    (['rooms', 'furnished'] as const).every((name) => isAlike(comparables, index, asked, name)),
  );
  const widened = alike.length < fewestShown;
  const compared = widened ? ofSurface : alike;
  if (compared.length < fewestShown) return undefined;
  const ageing = ageingUntil(asOf, comparables.transaction, asked.propertyType);
  const perM2 = Float64Array.from(
    compared,
    (index) =>
      (comparables.priceTnd[index]! / comparables.surfaceM2[index]!) * ageing(comparables.days[index]!),
  ).sort();
  const at = (share: number) => asked.surfaceM2 * sortedQuantile(perM2, share);
  const below = perM2.filter((price) => price < asked.priceTnd / asked.surfaceM2).length;
  const steps = Math.min(10, Math.floor(compared.length / fewestCounted));
  return {
    count: shownCount(compared.length)!,
    widened,
    lowTnd: at(0.1),
    medianTnd: at(0.5),
    highTnd: at(0.9),
    shareBelow: Math.round((steps * below) / compared.length) / steps,
  };
}

function isAlike(
  { attributes }: ComparablesIndex,
  index: number,
  asked: AskedPrice,
  name: ListedAttribute & keyof AskedPrice,
): boolean {
  const wanted = attributeCode(asked, name);
  return wanted === 0 || attributes[name][index] === wanted;
}
