import { propertyTypes } from '@soumdar/contract';
import { propertyTypeLabel } from '../../labels.ts';
import type { DemoProperty } from './demo-property.ts';

/** The advertisements of a type that hold every word of the query; a type nobody knows leaves them all. */
export function findProperties(properties: DemoProperty[], query: string, type: string): DemoProperty[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const known = propertyTypes.some((propertyType) => propertyType === type);
  return properties
    .filter((property) => !known || property.type === type)
    .filter((property) => words.every((word) => searched(property).includes(word)));
}

/** The others most like a property: of its type, then sold or let as it is, then of the nearest price. */
export function similarProperties(
  properties: DemoProperty[],
  property: DemoProperty,
  count: number,
): DemoProperty[] {
  const unlikeness = ({ type, isForSale, price }: DemoProperty) =>
    (type === property.type ? 0 : 200) +
    (isForSale === property.isForSale ? 0 : 100) +
    Math.abs(Math.log(price / property.price));
  return properties
    .filter(({ id }) => id !== property.id)
    .toSorted((one, other) => unlikeness(one) - unlikeness(other))
    .slice(0, count);
}

function searched({ address, suburb, state, postcode, type, description }: DemoProperty): string {
  return plain([address, suburb, state, postcode, propertyTypeLabel(type), description].join(' '));
}

/** Without accents nor capitals, every apostrophe the same. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
