import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import { surfaceBinOf } from '../features/feature-bins.ts';
import { regularise, type SurfaceCurve, type SurfaceLimits } from '../hedonic-model/surface-curve.ts';
import { liftWorth, silence, usualYears, zonePriorListings } from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import {
  attributes,
  isAdditive,
  isOnForm,
  listedAttributes,
  type AttributeDefinition,
  type ListedAttribute,
} from '../vocabulary/attributes.ts';
import type { PropertyType, Subject, Transaction } from '../vocabulary/property.ts';

/** What an answer adds to a type's log price; the average over stating listings is 0. */
export interface Premium {
  /** By the answer's code; the last stands for higher codes, and 0 is no answer. */
  byCode: Float64Array;
  /** Of an additive attribute: what the answers usual at a surface add, which trees take for the surface's worth. */
  usual?: SurfaceCurve;
}

export type Premiums = Partial<Record<ListedAttribute, Premium>>;

/** Those in no tree that move prices of the transaction. */
export function premiumAttributes(
  transaction: Transaction,
  propertyType: PropertyType,
): readonly ListedAttribute[] {
  return listedAttributes.filter((name) => {
    const { types, transactions }: AttributeDefinition = attributes[name];
    return (
      (!isOnForm(name) || isAdditive(name, transaction)) &&
      types.includes(propertyType) &&
      (transactions?.includes(transaction) ?? true)
    );
  });
}

/** Against the average of the country, or for an additive attribute of the surface. */
export function premiumOf(
  premiums: Premiums,
  property: Subject,
  isCounted: (name: ListedAttribute) => boolean = () => true,
): number {
  let sum = 0;
  for (const [name, premium] of entriesOf(premiums)) {
    if (!isCounted(name)) continue;
    const code = attributeCode(property, name);
    if (code === 0) continue;
    sum += scaleOf(name, property) * (premiumAt(premium, code) - usualAt(premium, property));
  }
  return sum;
}

const usualAt = ({ usual }: Premium, { surfaceM2 }: Subject) =>
  usual ? usual[surfaceBinOf(Math.log(surfaceM2))]! : 0;

/** A lift is worth nothing to the lower storeys, and more the higher one lives; once where the storey is unknown. */
function scaleOf(name: ListedAttribute, { floor }: Subject): number {
  if (name !== 'elevator' || floor === undefined) return 1;
  const { fromFloor, toFloor, risePerFloor } = liftWorth;
  return floor < fromFloor ? 0 : 1 + risePerFloor * (Math.min(floor, toFloor) - fromFloor);
}

/**
 * Makes the model's curve rise as it may (`regularise`) without what the surface's usual rooms add to it: their
 * premiums are added for those of the property.
 */
export function regulariseFor(
  property: Subject,
  curve: SurfaceCurve,
  premiums: Premiums,
  limits: SurfaceLimits,
): void {
  const usual = entriesOf(premiums).flatMap(([name, { usual: curveOfUsual }]) =>
    curveOfUsual ? [{ name, curveOfUsual }] : [],
  );
  const add = (other: SurfaceCurve, sign: number) => {
    for (let bin = 1; bin < curve.length; bin += 1) curve[bin]! += sign * other[bin]!;
  };
  for (const { curveOfUsual } of usual) add(curveOfUsual, -1);
  regularise(curve, limits);
  for (const { name, curveOfUsual } of usual) if (attributeCode(property, name) === 0) add(curveOfUsual, 1);
}

/** Of the stated answers; of details against an unstated one (`premiumOfSilence`), which the price already includes. */
export function premiumsAmong(
  premiums: Premiums,
  property: Subject,
  comparables: ComparablesIndex,
  indexes: readonly number[],
  date: string,
): [ListedAttribute, number][] {
  const stated = entriesOf(premiums).filter(([name]) => property[name] !== undefined);
  if (stated.length === 0) return [];
  const weights = recencyWeights(comparables, indexes, date);
  return stated.flatMap(([name, premium]): [ListedAttribute, number][] => {
    const code = attributeCode(property, name);
    const scale = scaleOf(name, property);
    if (code === 0 || scale === 0) return [];
    if (premium.usual) return [[name, premiumAt(premium, code)]];
    const average = averageAmong(premium, comparables.attributes[name], indexes, weights);
    return [[name, scale * (premiumAt(premium, code) - premiumOfSilence(name, premium, average))]];
  });
}

/** Recent listings weigh more, because the trees know the date too. */
export function recencyWeights(
  comparables: ComparablesIndex,
  indexes: readonly number[],
  date: string,
): Float64Array {
  const today = daysOf(date);
  return Float64Array.from(indexes, (index) => {
    const years = Math.abs(today - comparables.days[index]!) / daysPerYear;
    return 1 / (1 + years / usualYears) ** 2;
  });
}

/** The average of the stating listings around, shrunk to the answer of most owners where those differ. */
function premiumOfSilence(name: ListedAttribute, premium: Premium, average: number): number {
  const shrink = silence[name];
  if (!shrink) return average;
  const code = attributeCode(shrink.to, name);
  return average + shrink.share * (premiumAt(premium, code) - average);
}

/** Shrunk to the country's 0 where few state the attribute. */
function averageAmong(
  premium: Premium,
  codes: Uint8Array,
  indexes: readonly number[],
  weights: Float64Array,
): number {
  let sum = 0;
  let stated = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const code = codes[indexes[at]!]!;
    if (code === 0) continue;
    sum += weights[at]! * premiumAt(premium, code);
    stated += weights[at]!;
  }
  return sum / (stated + zonePriorListings);
}

export function premiumAt({ byCode }: Premium, code: number): number {
  return byCode[Math.min(code, byCode.length - 1)]!;
}

function entriesOf(premiums: Premiums): [ListedAttribute, Premium][] {
  return Object.entries(premiums) as [ListedAttribute, Premium][];
}
