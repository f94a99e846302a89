import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import {
  liftFromFloor,
  liftRisePerFloor,
  silence,
  usualYears,
  zonePriorListings,
} from '../parameters/params.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import {
  attributes,
  isOnForm,
  listedAttributes,
  type AttributeDefinition,
  type ListedAttribute,
} from '../vocabulary/attributes.ts';
import type { PropertyType, Subject, Transaction } from '../vocabulary/property.ts';

/**
 * Added to a type's log price by each answer's code; the last stands for higher codes. The average over
 * stating listings is 0, and so is no answer: a price without an answer lies between those with one.
 */
export type Premium = Float64Array;

export type Premiums = Partial<Record<ListedAttribute, Premium>>;

/** Those on no form that move prices of the transaction. */
export function premiumAttributes(
  transaction: Transaction,
  propertyType: PropertyType,
): readonly ListedAttribute[] {
  return listedAttributes.filter((name) => {
    const { types, transactions }: AttributeDefinition = attributes[name];
    return !isOnForm(name) && types.includes(propertyType) && (transactions?.includes(transaction) ?? true);
  });
}

/** Against the average of the country. */
export function premiumOf(premiums: Premiums, property: Subject): number {
  let sum = 0;
  for (const [name, premium] of entriesOf(premiums))
    sum += scaleOf(name, property) * premiumAt(premium, attributeCode(property, name));
  return sum;
}

/** A lift is worth nothing to the lower storeys, and more the higher one lives; once where the storey is unknown. */
function scaleOf(name: ListedAttribute, { floor }: Subject): number {
  if (name !== 'elevator' || floor === undefined) return 1;
  return floor < liftFromFloor ? 0 : 1 + liftRisePerFloor * (floor - liftFromFloor);
}

/** Against an unstated detail (`premiumOfSilence`), which the price already includes. */
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
    if (code === 0) return [];
    const average = averageAmong(premium, comparables.attributes[name], indexes, weights);
    const scale = scaleOf(name, property);
    return scale === 0
      ? []
      : [[name, scale * (premiumAt(premium, code) - premiumOfSilence(name, premium, average))]];
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

export function premiumAt(premium: Premium, code: number): number {
  return premium[Math.min(code, premium.length - 1)]!;
}

function entriesOf(premiums: Premiums): [ListedAttribute, Premium][] {
  return Object.entries(premiums) as [ListedAttribute, Premium][];
}
