import { propertyTypes, type PropertyType, type SamplePropertyId } from '@soumdar/contract';
import { propertyTypeLabel } from '@soumdar/words/labels';

export type Scene = 'building' | 'house' | 'villa' | 'plot' | 'living-room' | 'terrace' | 'garden';

/** Nothing in it exists. */
export interface DemoProperty {
  id: SamplePropertyId;
  address: string;
  /** neighbourhood or town */
  suburb: string;
  /** governorate */
  state: string;
  postcode: string;
  /** whole dinars; per month for a rent */
  price: number;
  type: PropertyType;
  bedrooms: number;
  bathrooms: number;
  /** parking spaces */
  parking: number;
  isForSale: boolean;
  features: string[];
  description: string;
  images: Scene[];
  /** m²; null where there is none */
  landSize: number | null;
  /** m²; null for land */
  floorArea: number | null;
  yearBuilt: number | null;
  /** ISO dates */
  listedDate: string;
  availableDate: string;
  location: { lat: number; lng: number };
  agent: Agent;
}

export interface Agent {
  name: string;
  phone: string;
  email: string;
  agency: string;
  /** colour of the portrait */
  photo: 'sea' | 'clay';
}

/** Properties with every word of the query; an unknown type filters nothing. */
export function findProperties(properties: DemoProperty[], query: string, type: string): DemoProperty[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const known = propertyTypes.some((propertyType) => propertyType === type);
  return properties
    .filter((property) => !known || property.type === type)
    .filter((property) => words.every((word) => searched(property).includes(word)));
}

/** Same type first, then same transaction, then nearest price. */
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

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
