import type { ComparablesIndex } from '../comparables/comparables-index.ts';
import type { Neighbours } from '../comparables/neighbours.ts';
import { minComparables } from '../parameters/params.ts';
import { attributeCode, attributeValue } from '../vocabulary/attribute-codes.ts';
import { attributes, listedAttributes, type ListedAttribute } from '../vocabulary/attributes.ts';
import type { Subject } from '../vocabulary/property.ts';

/**
 * At the subject's place, with the neighbours' median surface and attributes. Where too few state an
 * attribute, a yes or no is no; what is unknown of the subject stays unknown.
 */
export function typicalProperty(
  comparables: ComparablesIndex,
  { indexes }: Neighbours,
  subject: Subject,
): Subject {
  const surfaces = Float32Array.from(indexes, (index) => comparables.surfaceM2[index]!).sort();
  const typical: Subject = { ...subject, surfaceM2: Math.round(surfaces[lowMiddle(surfaces.length)]!) };
  for (const name of listedAttributes) {
    if (attributeCode(subject, name) === 0) continue;
    const code = medianCode(comparables.attributes[name], indexes) ?? codeOfNo(name);
    Object.assign(typical, { [name]: attributeValue(name, code) });
  }
  return typical;
}

/** 0 (unknown) if not a yes or no. */
function codeOfNo(name: ListedAttribute): number {
  return attributes[name].kind === 'yesNo' ? attributeCode({ [name]: false }, name) : 0;
}

/** The lower of two; undefined where too few listings state the attribute. */
function medianCode(codes: Uint8Array, indexes: readonly number[]): number | undefined {
  const counts = new Uint32Array(256);
  for (const index of indexes) counts[codes[index]!]! += 1;
  const known = indexes.length - counts[0]!;
  if (known < minComparables) return undefined;
  let code = 0;
  for (let passed = 0; passed <= lowMiddle(known); passed += counts[code]!) code += 1;
  return code;
}

function lowMiddle(count: number): number {
  return Math.floor((count - 1) / 2);
}
