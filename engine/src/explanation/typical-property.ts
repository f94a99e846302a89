import type { Segment } from '../comparables/comparables-index.ts';
import type { Neighbours } from '../comparables/neighbours.ts';
import { minComparables } from '../parameters/params.ts';
import { traitCode, traits, traitValue, type Trait } from '../vocabulary/attributes.ts';
import type { Subject } from '../vocabulary/property.ts';

/**
 * The typical property of the zone: at the subject's place and of its type, with the median surface of the neighbours and, of what
 * the subject tells, the median of the neighbours that tell it (for yes or no, the answer of most). What the subject does not tell
 * stays unknown; of what hardly any neighbour tells, a yes or no is taken as no, and the rest as unknown.
 */
export function typicalProperty(segment: Segment, { indexes }: Neighbours, subject: Subject): Subject {
  const typical: Subject = {
    ...subject,
    surfaceM2: Math.round(lowMedian(indexes.map((index) => segment.surfaceM2[index]!))),
  };
  for (const trait of traits) {
    if (traitCode(subject, trait) === 0) continue;
    const told = indexes.map((index) => segment.traits[trait][index]!).filter((code) => code > 0);
    const code = told.length < minComparables ? codeOfNo(trait) : lowMedian(told);
    Object.assign(typical, { [trait]: traitValue(trait, code) });
  }
  return typical;
}

/** 0, unknown, where a trait is no yes or no. */
function codeOfNo(trait: Trait): number {
  return traitCode({ surfaceM2: 1, [trait]: false }, trait);
}

/** The median, or the lower of the two in the middle: a value that somebody has. */
function lowMedian(values: readonly number[]): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) / 2)]!;
}
