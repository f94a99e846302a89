import {
  asksMarketingChannel,
  timelinesFor,
  type Details,
  type EstimationRequest,
  type Intention,
  type MarketingChannel,
  type ProjectAnswers,
  type PropertyLocation,
  type PropertyType,
  type Timeline,
  type Usage,
} from '@soumdar/contract';
import { typedAge, typedNumber, typedRooms, typedSurface } from './typed-numbers.ts';

export type YesOrNo = 'yes' | 'no';

export const toYesOrNo = (stated: boolean | undefined): YesOrNo | '' =>
  stated === undefined ? '' : stated ? 'yes' : 'no';

export const fromYesOrNo = (answer: BuildingRight | ''): boolean | undefined =>
  answer === '' || answer === 'unknown' ? undefined : answer === 'yes';

/** The owner may not know. */
const buildingRights = ['yes', 'no', 'unknown'] as const;
export type BuildingRight = (typeof buildingRights)[number];

/** Land has no question about its usage. */
type WizardUsage = Exclude<Usage, 'terrain'>;

/** Numbers are text until the request. */
export interface WizardAnswers {
  surface: string;
  rooms: string;
  bathrooms: string;
  floors: string;
  hasGarage: boolean;
  hasPool: boolean;
  isConstructible: BuildingRight | '';
  /** of a house or villa, m² */
  plot: string;
  /** optional: empty or unticked means unknown */
  condition: NonNullable<Details['condition']> | '';
  /** in years, or the year of construction */
  age: string;
  floor: string;
  elevator: boolean;
  seaView: boolean;
  isOwner: boolean;
  wantsOffers: boolean;
  propertyUsage: WizardUsage | '';
  intention: Intention | '';
  timeline: Timeline | '';
  marketingChannel: MarketingChannel | '';
  /** What the owner stated of an earlier estimate and the wizard does not ask. */
  refinements?: Partial<Details>;
}

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
  condition: '',
  age: '',
  floor: '',
  elevator: false,
  seaView: false,
  isOwner: false,
  wantsOffers: false,
  propertyUsage: '',
  intention: '',
  timeline: '',
  marketingChannel: '',
};

const moreOfHouses = ['condition', 'age', 'seaView'] as const;

export const detailsOnForm = {
  apartment: ['surface', 'rooms', 'bathrooms', 'condition', 'age', 'floor', 'elevator', 'seaView'],
  house: ['surface', 'plot', 'rooms', 'bathrooms', 'hasGarage', ...moreOfHouses],
  villa: ['surface', 'plot', 'rooms', 'bathrooms', 'floors', 'hasGarage', 'hasPool', ...moreOfHouses],
  land: ['surface', 'isConstructible'],
} as const satisfies Record<PropertyType, readonly (keyof WizardAnswers)[]>;

export type DetailField = (typeof detailsOnForm)[PropertyType][number];

/** 'Terrain constructible' was a tick once: unticked, the question may not have been seen. */
export function restoreAnswers<Answers extends Partial<WizardAnswers>>(
  stored: Answers,
): Answers & WizardAnswers {
  const { isConstructible } = stored as { isConstructible?: unknown };
  const known = buildingRights.find((right) => right === isConstructible) ?? '';
  return { ...emptyAnswers, ...stored, isConstructible: isConstructible === true ? 'yes' : known };
}

export const asksUsage = ({ type }: Pick<WizardForm, 'type'>) => type !== 'land';

/** Whoever only wants to know the value plans nothing. */
export const asksTimeline = ({ intention }: Pick<WizardAnswers, 'intention'>) =>
  intention !== '' && timelinesFor(intention).length > 0;

export function asksChannel({ timeline }: Pick<WizardAnswers, 'timeline'>): boolean {
  return timeline !== '' && asksMarketingChannel(timeline);
}

/** Empty when the intention does not offer it. */
export function restoreTimeline(timeline: Timeline | '', intention: Intention): Timeline | '' {
  return timeline !== '' && timelinesFor(intention).includes(timeline) ? timeline : '';
}

export function projectAnswers(type: PropertyType, answers: WizardAnswers): ProjectAnswers {
  return {
    is_owner: answers.isOwner,
    property_usage: asksUsage({ type }) ? answers.propertyUsage || undefined : 'terrain',
    intended_action: answers.intention || undefined,
    sale_timeline: answers.timeline || undefined,
    sale_method: (asksChannel(answers) && answers.marketingChannel) || undefined,
    explore_pro_opportunities: answers.wantsOffers,
  };
}

/** Leaves out fields that are not on the type's form. */
export function toEstimationRequest(
  type: PropertyType,
  location: PropertyLocation,
  localisation: string,
  answers: WizardAnswers,
): EstimationRequest {
  const fields: readonly DetailField[] = detailsOnForm[type];
  type NumberField = 'plot' | 'rooms' | 'bathrooms' | 'floors' | 'age' | 'floor';
  const number = (field: NumberField, read = (text: string) => typedNumber(text)) =>
    fields.includes(field) && answers[field].trim() !== '' ? read(answers[field]) : undefined;
  const built = type === 'house' || type === 'villa';
  return {
    type,
    location,
    localisation,
    ...projectAnswers(type, answers),
    details: {
      ...answers.refinements,
      surface: typedSurface(answers.surface),
      plot_m2: number('plot', typedSurface),
      rooms: number('rooms', typedRooms),
      bathrooms: number('bathrooms'),
      floors: number('floors') ?? answers.refinements?.floors,
      has_garage: built ? answers.hasGarage : undefined,
      // a house has no question about a pool: a tick made for a villa must not count
      has_pool: built ? type === 'villa' && answers.hasPool : undefined,
      is_constructible: type === 'land' ? fromYesOrNo(answers.isConstructible) : undefined,
      ...(fields.includes('condition') && { condition: answers.condition || undefined }),
      ...(fields.includes('age') && { age_years: number('age', typedAge) }),
      ...(fields.includes('floor') && { floor: number('floor') }),
      ...(fields.includes('elevator') && { elevator: answers.elevator || undefined }),
      ...(fields.includes('seaView') && { sea_view: answers.seaView || undefined }),
    },
  };
}
