import type { PropertyType, SamplePropertyId } from '@soumdar/contract';

/** What a drawing shows. */
export type Scene = 'building' | 'house' | 'villa' | 'plot' | 'living-room' | 'terrace' | 'garden';

/** An advertisement of the demonstration: nothing in it exists. */
export interface DemoProperty {
  id: SamplePropertyId;
  address: string;
  /** neighbourhood or town */
  suburb: string;
  /** governorate */
  state: string;
  postcode: string;
  /** whole dinars; per month for a property to let */
  price: number;
  type: PropertyType;
  bedrooms: number;
  bathrooms: number;
  /** places for a car */
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
  /** the colour of the drawn portrait */
  photo: 'sea' | 'clay';
}
