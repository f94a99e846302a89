import { conditions, standings, type Characteristics } from './property.ts';

const counts = Array.from({ length: 255 }, (_, count) => count);
const yesNo = [undefined, false, true];

/** What the models see of a property beside place, type and surface: the values each may have, unknown first, in their order. */
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
} satisfies { [Name in keyof Characteristics]?: readonly Characteristics[Name][] };

export type Trait = keyof typeof valuesOf;

export const traits = Object.keys(valuesOf) as Trait[];

/** A trait as a byte: higher is more or better, 0 is unknown. The code of a number of rooms is that number. */
export function traitCode(property: Characteristics, trait: Trait): number {
  return Math.max(0, (valuesOf[trait] as readonly unknown[]).indexOf(property[trait]));
}

/** The value that a code stands for. */
export function traitValue<Name extends Trait>(trait: Name, code: number): Characteristics[Name] {
  return (valuesOf[trait] as readonly Characteristics[Name][])[code];
}
