import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import type { Neighbours } from '../comparables/neighbours.ts';
import { minComparables } from '../parameters/params.ts';
import { attributeCode, attributeValue } from '../vocabulary/attribute-codes.ts';
import { listedAttributes, type ListedAttribute } from '../vocabulary/attributes.ts';
import type { Subject } from '../vocabulary/property.ts';

/**
 * The typical property of the zone: at the subject's place, of its type, with the median surface of its neighbours. Each attribute
 * that is known of the subject has the median value of the neighbours of which it is known; where these are too few, it is no for a
 * yes or no, and unknown otherwise. What is unknown of the subject stays unknown.
 */
export function typicalProperty(
  comparables: ComparablesIndex,
  { indexes }: Neighbours,
  subject: Subject,
): Subject {
  const typical: Subject = {
    ...subject,
    surfaceM2: Math.round(lowMedian(indexes.map((index) => comparables.surfaceM2[index]!))),
  };
  for (const name of listedAttributes) {
    if (attributeCode(subject, name) === 0) continue;
    const known = indexes.map((index) => comparables.attributes[name][index]!).filter((code) => code > 0);
    const code = known.length < minComparables ? codeOfNo(name) : lowMedian(known);
    Object.assign(typical, { [name]: attributeValue(name, code) });
  }
  return typical;
}

/** 0 (unknown) for an attribute that is not a yes or no. */
function codeOfNo(name: ListedAttribute): number {
  return attributeCode({ surfaceM2: 1, [name]: false }, name);
}

/** The median, or the lower of the two in the middle: always one of the values. */
function lowMedian(values: readonly number[]): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) / 2)]!;
}
