import type { Condition, Details, PropertyType, Standing } from '@soumdar/contract';
import { asTyped, typedNumber } from '../../../estimation/wizard-answers.ts';
import { surfaceError } from '../../../estimation/wizard-rules.ts';
import { amenityLabels, type Amenity } from '../../../labels.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';

/** All that can be said of a property, as typed. A number left empty is unknown, and so is an amenity left unticked. */
export interface RefinementAnswers
  extends Record<NumberField | 'surface', string>, Record<Feature | Amenity, boolean> {
  condition: Condition | '';
  standing: Standing | '';
}

/** Whole numbers, with the bounds the API takes. */
export const numberFields = {
  rooms: { label: 'Nombre de pièces', min: 1, max: 50, help: 'S+2 = 3 pièces' },
  bathrooms: { label: 'Nombre de salles de bain', min: 1, max: 50, help: 'Salles d’eau comprises' },
  floors: { label: 'Nombre d’étages', min: 1, max: 50, help: 'Rez-de-chaussée compris' },
  floor: { label: 'Étage', min: 0, max: 50, help: '0 pour le rez-de-chaussée' },
  age_years: { label: 'Âge du bâtiment', min: 0, max: 300, help: 'En années, 0 si neuf' },
} as const;
type NumberField = keyof typeof numberFields;

/** Unlike an amenity, the wizard asks for these: what was told of them and is unticked, the property lacks. */
export const featureLabels = {
  has_garage: 'Garage',
  has_pool: 'Piscine',
  is_constructible: 'Terrain constructible',
} as const;
type Feature = keyof typeof featureLabels;

interface Refinable {
  /** whether its condition and its standing count */
  finish: boolean;
  numbers: readonly NumberField[];
  features: readonly Feature[];
  amenities: readonly Amenity[];
}

const ofHouses = {
  finish: true,
  numbers: ['rooms', 'bathrooms', 'floors', 'age_years'],
  amenities: ['furnished', 'sea_view', 'air_conditioning', 'central_heating', 'garden'],
} as const;

/** What is worth asking of a type, besides its surface. */
export const refinableDetails: Record<PropertyType, Refinable> = {
  apartment: {
    finish: true,
    numbers: ['rooms', 'bathrooms', 'floor', 'age_years'],
    features: [],
    amenities: ['furnished', 'elevator', 'sea_view', 'air_conditioning', 'central_heating', 'garden'],
  },
  house: { ...ofHouses, features: ['has_garage'] },
  villa: { ...ofHouses, features: ['has_garage', 'has_pool'] },
  land: { finish: false, numbers: [], features: ['is_constructible'], amenities: [] },
};

const numbers = Object.keys(numberFields) as NumberField[];
const ticks = [...Object.keys(featureLabels), ...Object.keys(amenityLabels)] as (Feature | Amenity)[];

/** An object with a value for each key. */
const valuesOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** The form as it opens: what is already known of the property. */
export function knownAnswers(details: Details): RefinementAnswers {
  return {
    surface: asTyped(details.surface),
    condition: details.condition ?? '',
    standing: details.standing ?? '',
    ...valuesOf(numbers, (field) => asTyped(details[field])),
    ...valuesOf(ticks, (field) => details[field] ?? false),
  };
}

/** The property's details with what was answered; what is not asked of its type stays. */
export function refinedDetails(type: PropertyType, details: Details, answers: RefinementAnswers): Details {
  const asked = refinableDetails[type];
  const finish = { condition: answers.condition || undefined, standing: answers.standing || undefined };
  return {
    ...details,
    surface: typedNumber(answers.surface),
    ...(asked.finish ? finish : {}),
    ...valuesOf(asked.numbers, (field) =>
      answers[field].trim() === '' ? undefined : typedNumber(answers[field]),
    ),
    ...valuesOf(asked.features, (field) => answers[field] || (details[field] && false)),
    ...valuesOf(asked.amenities, (field) => answers[field] || undefined),
  };
}

/** True when both say the same of a property. */
export function sameDetails(one: Details, other: Details): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Details)[];
  return keys.every((key) => one[key] === other[key]);
}

/** What is wrong with the numbers; each but the surface may be left empty. */
export function refinementErrors(answers: RefinementAnswers): FieldErrors<RefinementAnswers> {
  const errors: FieldErrors<RefinementAnswers> = {};
  const surface = surfaceError(answers.surface);
  if (surface) errors.surface = surface;
  for (const field of numbers) {
    const { min, max } = numberFields[field];
    const value = typedNumber(answers[field]);
    const right = Number.isInteger(value) && value >= min && value <= max;
    if (answers[field].trim() !== '' && !right)
      errors[field] = `Entrez un nombre entier entre ${min} et ${max}`;
  }
  return errors;
}
