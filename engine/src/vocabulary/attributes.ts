import { conditions, standings, type Attributes } from './property.ts';

const counts = Array.from({ length: 255 }, (_, count) => count);
const yesNo = [undefined, false, true];

/** Attributes of a property beside place, type and surface, with the values each may have: unknown first, then in rising order. */
const valuesOf = {
  rooms: [undefined, ...counts.slice(1)],
  bathrooms: [undefined, ...counts.slice(1)],
  garage: yesNo,
  pool: yesNo,
  constructible: yesNo,
  furnished: yesNo,
  condition: [undefined, ...conditions],
  standing: [undefined, ...standings],
  floor: [undefined, ...counts],
  ageYears: [undefined, ...counts],
  elevator: yesNo,
  seaView: yesNo,
  airConditioning: yesNo,
  centralHeating: yesNo,
  garden: yesNo,
} satisfies { [Name in keyof Attributes]?: readonly Attributes[Name][] };

export type AttributeName = keyof typeof valuesOf;

export const attributeNames = Object.keys(valuesOf) as AttributeName[];

/** What can move a price away from the typical one of its zone. */
export type ExplainedAttribute = 'surfaceM2' | AttributeName;
export const explainedAttributes: readonly ExplainedAttribute[] = ['surfaceM2', ...attributeNames];

/** The value of an attribute as a byte: higher is more or better, 0 is unknown. The code of a number of rooms is that number. */
export function attributeCode(property: Attributes, name: AttributeName): number {
  return Math.max(0, (valuesOf[name] as readonly unknown[]).indexOf(property[name]));
}

/** The value that a code stands for. */
export function attributeValue<Name extends AttributeName>(name: Name, code: number): Attributes[Name] {
  return (valuesOf[name] as readonly Attributes[Name][])[code];
}
