import { attributes, largestSurfaceM2, smallestSurfaceM2, type PropertyType } from '@soumdar/contract';
import { formatNumber } from '@soumdar/words/formats';
import type { FieldErrors } from '../ui/form-resolver.ts';
import { typedAge, typedNumber, typedRooms, typedSurface } from './typed-numbers.ts';
import {
  detailsOnForm,
  asksChannel,
  asksTimeline,
  asksUsage,
  type DetailField,
  type WizardAnswers,
  type WizardForm,
} from './wizard-answers.ts';

/** What is wrong in the step about the property. */
export function detailsErrors(type: PropertyType, answers: WizardAnswers): FieldErrors<WizardAnswers> {
  const fields: readonly DetailField[] = detailsOnForm[type];
  const errors: FieldErrors<WizardAnswers> = {};

  errors.surface = surfaceError(answers.surface);
  if (fields.includes('plot') && answers.plot.trim() !== '')
    errors.plot = boundsError(typedSurface(answers.plot), 'La surface du terrain');
  if (fields.includes('isConstructible') && !answers.isConstructible)
    errors.isConstructible = 'Veuillez indiquer si le terrain est constructible';
  if (fields.includes('rooms')) {
    errors.rooms = countError(typedRooms(answers.rooms), attributes.rooms, 'Le nombre de pièces');
    errors.bathrooms = countError(
      typedNumber(answers.bathrooms),
      attributes.bathrooms,
      'Le nombre de salles de bain',
    );
  }
  if (fields.includes('floors') && answers.floors.trim() !== '')
    errors.floors = wholeNumberError(typedNumber(answers.floors), attributes.floors, 'Le nombre d’étages');
  if (fields.includes('age')) errors.age = ageError(answers.age);
  if (fields.includes('floor') && answers.floor.trim() !== '')
    errors.floor = wholeNumberError(typedNumber(answers.floor), attributes.floor, 'L’étage');
  return found(errors);
}

/** What is wrong in the step about the project: the first question left open, the next ones not being shown yet. */
export function projectErrors(answers: WizardForm): FieldErrors<WizardAnswers> {
  if (asksUsage(answers) && !answers.propertyUsage)
    return { propertyUsage: 'Veuillez sélectionner l’usage du bien' };
  if (!answers.intention) return { intention: 'Veuillez sélectionner votre intention' };
  if (asksTimeline(answers) && !answers.timeline) return { timeline: 'Veuillez sélectionner votre échéance' };
  if (asksChannel(answers) && !answers.marketingChannel)
    return { marketingChannel: 'Veuillez sélectionner le mode de commercialisation' };
  return {};
}

/** What is wrong with a surface, as typed. */
export function surfaceError(typed: string): string | undefined {
  const surface = typedSurface(typed);
  if (!(surface > 0)) return 'La surface est requise et doit être supérieure à 0';
  return boundsError(surface, 'La surface');
}

/** What is wrong with the age of a building, as typed; it may be left empty. */
export function ageError(typed: string): string | undefined {
  const { min, max } = attributes.ageYears;
  const age = typedAge(typed);
  const right = typed.trim() === '' || (Number.isInteger(age) && age >= min && age <= max);
  return right ? undefined : `Entrez un âge de ${min} à ${max} ans, ou l’année de construction`;
}

function boundsError(surface: number, what: string): string | undefined {
  const right = surface >= smallestSurfaceM2 && surface <= largestSurfaceM2;
  return right
    ? undefined
    : `${what} doit être comprise entre ${smallestSurfaceM2} et ${formatNumber(largestSurfaceM2)} m²`;
}

interface Bounds {
  min: number;
  max: number;
}

function countError(count: number, bounds: Bounds, what: string): string | undefined {
  return count > 0 ? wholeNumberError(count, bounds, what) : `${what} est requis`;
}

function wholeNumberError(count: number, { min, max }: Bounds, what: string): string | undefined {
  const right = Number.isInteger(count) && count >= min && count <= max;
  return right ? undefined : `${what} doit être un nombre entier entre ${min} et ${max}`;
}

function found(errors: FieldErrors<WizardAnswers>): FieldErrors<WizardAnswers> {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
