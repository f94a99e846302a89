import type { Condition, Details, PropertyType, Standing } from '@soumdar/contract';
import type { Amenity } from '../../../labels.ts';
import type { Wrongs } from '../../../ui/form-rule.ts';
import { typedNumber } from '../../estimation/wizard-answers.ts';

/** The details the wizard does not ask, as typed. Left empty or unticked, a detail is unknown, not absent. */
export interface RefinementAnswers {
  condition: Condition | '';
  standing: Standing | '';
  floors: string;
  floor: string;
  age_years: string;
  furnished: boolean;
  elevator: boolean;
  sea_view: boolean;
  air_conditioning: boolean;
  central_heating: boolean;
  garden: boolean;
}

/** Whole numbers, with the bounds the API takes. */
export const numberFields = {
  floors: { label: 'Nombre d’étages', min: 1, max: 50, help: 'Rez-de-chaussée compris' },
  floor: { label: 'Étage', min: 0, max: 50, help: '0 pour le rez-de-chaussée' },
  age_years: { label: 'Âge du bâtiment', min: 0, max: 300, help: 'En années' },
} as const;
export type NumberField = keyof typeof numberFields;

const ofHouses = {
  numbers: ['floors', 'age_years'],
  amenities: ['furnished', 'sea_view', 'air_conditioning', 'central_heating', 'garden'],
} as const;

/** What is worth asking of a type; nothing refines land. */
export const refinableDetails: Record<
  PropertyType,
  { numbers: readonly NumberField[]; amenities: readonly Amenity[] } | null
> = {
  apartment: {
    numbers: ['floor', 'age_years'],
    amenities: ['furnished', 'elevator', 'sea_view', 'air_conditioning', 'central_heating', 'garden'],
  },
  house: ofHouses,
  villa: ofHouses,
  land: null,
};

/** The form as it opens: what is already known of the property. */
export function knownAnswers(details: Details): RefinementAnswers {
  const typed = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    condition: details.condition ?? '',
    standing: details.standing ?? '',
    floors: typed(details.floors),
    floor: typed(details.floor),
    age_years: typed(details.age_years),
    furnished: details.furnished ?? false,
    elevator: details.elevator ?? false,
    sea_view: details.sea_view ?? false,
    air_conditioning: details.air_conditioning ?? false,
    central_heating: details.central_heating ?? false,
    garden: details.garden ?? false,
  };
}

/** The property's details with what was answered. */
export function refinedDetails(details: Details, answers: RefinementAnswers): Details {
  const count = (text: string) => (text.trim() === '' ? undefined : typedNumber(text));
  return {
    ...details,
    condition: answers.condition || undefined,
    standing: answers.standing || undefined,
    floors: count(answers.floors),
    floor: count(answers.floor),
    age_years: count(answers.age_years),
    furnished: answers.furnished || undefined,
    elevator: answers.elevator || undefined,
    sea_view: answers.sea_view || undefined,
    air_conditioning: answers.air_conditioning || undefined,
    central_heating: answers.central_heating || undefined,
    garden: answers.garden || undefined,
  };
}

/** What is wrong with the numbers; each may be left empty. */
export function refinementWrongs(answers: RefinementAnswers): Wrongs<RefinementAnswers> {
  const wrongs: Wrongs<RefinementAnswers> = {};
  for (const [field, { min, max }] of Object.entries(numberFields) as [
    NumberField,
    (typeof numberFields)[NumberField],
  ][]) {
    const value = typedNumber(answers[field]);
    const right = Number.isInteger(value) && value >= min && value <= max;
    if (answers[field].trim() !== '' && !right)
      wrongs[field] = `Entrez un nombre entier entre ${min} et ${max}`;
  }
  return wrongs;
}
