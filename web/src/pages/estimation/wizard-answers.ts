import type {
  EstimationRequest,
  Intention,
  MarketingChannel,
  PropertyType,
  Timeline,
  Usage,
} from '@soumdar/contract';

/** The wizard's fields as typed: numbers are text until the request is made of them. */
export interface WizardAnswers {
  surface: string;
  rooms: string;
  bathrooms: string;
  floors: string;
  hasGarage: boolean;
  hasPool: boolean;
  isConstructible: boolean;
  isOwner: boolean;
  wantsOffers: boolean;
  propertyUsage: Usage | '';
  intention: Intention | '';
  timeline: Timeline | '';
  marketingChannel: MarketingChannel | '';
}

export const emptyAnswers: WizardAnswers = {
  surface: '',
  rooms: '',
  bathrooms: '',
  floors: '',
  hasGarage: false,
  hasPool: false,
  isConstructible: false,
  isOwner: false,
  wantsOffers: false,
  propertyUsage: '',
  intention: '',
  timeline: '',
  marketingChannel: '',
};

/** Which fields the details step asks, by type. */
export const askedDetails = {
  apartment: ['surface', 'rooms', 'bathrooms'],
  house: ['surface', 'rooms', 'bathrooms', 'hasGarage'],
  villa: ['surface', 'rooms', 'bathrooms', 'floors', 'hasGarage', 'hasPool'],
  land: ['surface', 'isConstructible'],
} as const satisfies Record<PropertyType, readonly (keyof WizardAnswers)[]>;

/** A number as a person types it in French: spaces group, the comma is decimal. NaN when it is none. */
export function typedNumber(text: string): number {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** The request the API takes, from what was typed; fields not asked for the type stay out. */
export function toEstimationRequest(
  type: PropertyType,
  location: { lat: number; lng: number },
  localisation: string,
  answers: WizardAnswers,
): EstimationRequest {
  const land = type === 'land';
  const optionalCount = (text: string) => (text.trim() === '' ? undefined : typedNumber(text));
  return {
    type,
    location,
    localisation,
    is_owner: answers.isOwner,
    property_usage: answers.propertyUsage || undefined,
    intended_action: answers.intention || undefined,
    sale_timeline: answers.timeline || undefined,
    sale_method: answers.marketingChannel || undefined,
    explore_pro_opportunities: answers.wantsOffers,
    details: {
      surface: typedNumber(answers.surface),
      rooms: land ? undefined : optionalCount(answers.rooms),
      bathrooms: land ? undefined : optionalCount(answers.bathrooms),
      floors: type === 'villa' ? optionalCount(answers.floors) : undefined,
      has_garage: type === 'house' || type === 'villa' ? answers.hasGarage : undefined,
      has_pool: type === 'house' || type === 'villa' ? answers.hasPool : undefined,
      is_constructible: land ? answers.isConstructible : undefined,
    },
  };
}
