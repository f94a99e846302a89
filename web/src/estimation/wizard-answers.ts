import {
  asksMarketingChannel,
  timelinesFor,
  type Details,
  type EstimationRequest,
  type Intention,
  type MarketingChannel,
  type ProjectAnswers,
  type PropertyType,
  type Timeline,
  type Usage,
} from '@soumdar/contract';

export type YesOrNo = 'yes' | 'no';

/** What a form holds of a yes or no that may not have been told. */
export const askedYesOrNo = (told: boolean | undefined): YesOrNo | '' =>
  told === undefined ? '' : told ? 'yes' : 'no';

export const toldYesOrNo = (answer: YesOrNo | ''): boolean | undefined =>
  answer === '' ? undefined : answer === 'yes';

/** The wizard's fields as typed: numbers are text until the request is made of them. */
export interface WizardAnswers {
  surface: string;
  rooms: string;
  bathrooms: string;
  floors: string;
  hasGarage: boolean;
  hasPool: boolean;
  isConstructible: YesOrNo | '';
  /** of a house or villa, m² */
  plot: string;
  isOwner: boolean;
  wantsOffers: boolean;
  propertyUsage: Usage | '';
  intention: Intention | '';
  timeline: Timeline | '';
  marketingChannel: MarketingChannel | '';
  /** Of a property estimated before: what its owner said of it besides, which the wizard does not ask. */
  refinements?: Partial<Details>;
}

/** What the wizard's form holds. */
export interface WizardForm extends WizardAnswers {
  type: PropertyType | '';
}

export const emptyAnswers: WizardAnswers = {
  surface: '',
  rooms: '',
  bathrooms: '',
  floors: '',
  hasGarage: false,
  hasPool: false,
  isConstructible: '',
  plot: '',
  isOwner: false,
  wantsOffers: false,
  propertyUsage: '',
  intention: '',
  timeline: '',
  marketingChannel: '',
};

/** Which fields the details step asks, by type; the plot only where advertisements tell it. */
export const askedDetails = {
  apartment: ['surface', 'rooms', 'bathrooms'],
  house: ['surface', 'plot', 'rooms', 'bathrooms', 'hasGarage'],
  villa: ['surface', 'plot', 'rooms', 'bathrooms', 'floors', 'hasGarage', 'hasPool'],
  land: ['surface', 'isConstructible'],
} as const satisfies Record<PropertyType, readonly (keyof WizardAnswers)[]>;

export type DetailField = (typeof askedDetails)[PropertyType][number];

/**
 * Answers that this browser kept. 'Terrain constructible' was a tick once: ticked it is a yes, but unticked it may only
 * never have been asked.
 */
export function keptAnswers<Kept extends Partial<WizardAnswers>>(kept: Kept): Kept {
  const { isConstructible } = kept as { isConstructible?: unknown };
  if (isConstructible === true) return { ...kept, isConstructible: 'yes' };
  return isConstructible === 'yes' || isConstructible === 'no' ? kept : { ...kept, isConstructible: '' };
}

/** True when the step about the project asks how the property is to be marketed. */
export function asksChannel({ timeline }: WizardAnswers): boolean {
  return timeline !== '' && asksMarketingChannel(timeline);
}

/** The timeline that remains once the intention is `intention`: empty when it is no longer offered. */
export function keptTimeline(timeline: Timeline | '', intention: Intention): Timeline | '' {
  return timeline !== '' && timelinesFor(intention).includes(timeline) ? timeline : '';
}

/**
 * A number as a person types it in French: spaces group, the comma is decimal. So is a point, but before three digits,
 * where it groups: nobody means a millimetre. NaN when it is none.
 */
export function typedNumber(text: string): number {
  const plain = text
    .replaceAll(/\s/g, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  // Number alone also reads '1e3' and '0x10'
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

const unit = /m\s*[²2]\s*$/i;

/** A surface as a person types it, its unit written or not. NaN when it is none. */
export const typedSurface = (text: string): number => typedNumber(text.replace(unit, ''));

/** 'S+2': two rooms beside the 'salon'. */
const besideSalon = /^s\s*\+\s*(\d{1,2})$/i;

/** A number of rooms as a person types it: '3', 'S+2', 'studio'. NaN when it is none. */
export function typedRooms(text: string): number {
  const plain = text.trim();
  if (/^studio$/i.test(plain)) return 1;
  const [, beside] = besideSalon.exec(plain) ?? [];
  return beside === undefined ? typedNumber(plain) : Number(beside) + 1;
}

const typed = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 20 });

/** A number of the API as a person would have typed it, its thousands apart. */
export function asTyped(value: number | undefined): string {
  return value === undefined ? '' : typed.format(value);
}

/** What was answered about the project, as the API takes it. */
export function projectAnswers(answers: WizardAnswers): ProjectAnswers {
  return {
    is_owner: answers.isOwner,
    property_usage: answers.propertyUsage || undefined,
    intended_action: answers.intention || undefined,
    sale_timeline: answers.timeline || undefined,
    sale_method: (asksChannel(answers) && answers.marketingChannel) || undefined,
    explore_pro_opportunities: answers.wantsOffers,
  };
}

/** The request the API takes, from what was typed; fields not asked for the type stay out. */
export function toEstimationRequest(
  type: PropertyType,
  location: { lat: number; lng: number },
  localisation: string,
  answers: WizardAnswers,
): EstimationRequest {
  const asked: readonly DetailField[] = askedDetails[type];
  const number = (field: 'plot' | 'rooms' | 'bathrooms' | 'floors', read = typedNumber) =>
    asked.includes(field) && answers[field].trim() !== '' ? read(answers[field]) : undefined;
  const built = type === 'house' || type === 'villa';
  return {
    type,
    location,
    localisation,
    ...projectAnswers(answers),
    details: {
      ...answers.refinements,
      surface: typedSurface(answers.surface),
      plot_m2: number('plot', typedSurface),
      rooms: number('rooms', typedRooms),
      bathrooms: number('bathrooms'),
      floors: number('floors') ?? answers.refinements?.floors,
      has_garage: built ? answers.hasGarage : undefined,
      // a house is not asked for a pool: what was ticked for a villa before must not count
      has_pool: built ? type === 'villa' && answers.hasPool : undefined,
      is_constructible: type === 'land' ? toldYesOrNo(answers.isConstructible) : undefined,
    },
  };
}
