import { attributes, largestSurfaceM2, smallestSurfaceM2, type PropertyType } from '@soumdar/contract';
import * as words from '@soumdar/words/wizard';
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

export function detailsErrors(type: PropertyType, answers: WizardAnswers): FieldErrors<WizardAnswers> {
  const fields: readonly DetailField[] = detailsOnForm[type];
  const errors: FieldErrors<WizardAnswers> = {};

  errors.surface = surfaceError(answers.surface);
  if (fields.includes('plot')) errors.plot = plotError(answers.plot);
  if (fields.includes('isConstructible') && !answers.isConstructible)
    errors.isConstructible = words.constructibleMissing;
  if (fields.includes('rooms')) {
    errors.rooms = countError(typedRooms(answers.rooms), attributes.rooms, words.numberOfRooms);
    errors.bathrooms = countError(
      typedNumber(answers.bathrooms),
      attributes.bathrooms,
      words.numberOfBathrooms,
    );
  }
  if (fields.includes('floors') && answers.floors.trim() !== '')
    errors.floors = wholeNumberError(typedNumber(answers.floors), attributes.floors, words.numberOfFloors);
  if (fields.includes('age')) errors.age = ageError(answers.age);
  if (fields.includes('floor') && answers.floor.trim() !== '')
    errors.floor = wholeNumberError(typedNumber(answers.floor), attributes.floor, words.theFloor);
  return found(errors);
}

/** Only the first open question: the next ones are not shown yet. */
export function projectErrors(answers: WizardForm): FieldErrors<WizardAnswers> {
  if (asksUsage(answers) && !answers.propertyUsage) return { propertyUsage: words.usageMissing };
  if (!answers.intention) return { intention: words.intentionMissing };
  if (asksTimeline(answers) && !answers.timeline) return { timeline: words.timelineMissing };
  if (asksChannel(answers) && !answers.marketingChannel) return { marketingChannel: words.channelMissing };
  return {};
}

export function surfaceError(typed: string): string | undefined {
  const surface = typedSurface(typed);
  if (!(surface > 0)) return words.surfaceMissing;
  return boundsError(surface, words.surfaceBounds);
}

export const plotError = (typed: string): string | undefined =>
  typed.trim() === '' ? undefined : boundsError(typedSurface(typed), words.plotSurfaceBounds);

export function ageError(typed: string): string | undefined {
  const { min, max } = attributes.ageYears;
  const age = typedAge(typed);
  const right = typed.trim() === '' || (Number.isInteger(age) && age >= min && age <= max);
  return right ? undefined : words.ageBounds(min, max);
}

function boundsError(surface: number, sentence: typeof words.surfaceBounds): string | undefined {
  const right = surface >= smallestSurfaceM2 && surface <= largestSurfaceM2;
  return right ? undefined : sentence(smallestSurfaceM2, largestSurfaceM2);
}

interface Bounds {
  min: number;
  max: number;
}

function countError(count: number, bounds: Bounds, what: string): string | undefined {
  return count > 0 ? wholeNumberError(count, bounds, what) : words.required(what);
}

function wholeNumberError(count: number, { min, max }: Bounds, what: string): string | undefined {
  const right = Number.isInteger(count) && count >= min && count <= max;
  return right ? undefined : words.wholeNumber(what, min, max);
}

function found(errors: FieldErrors<WizardAnswers>): FieldErrors<WizardAnswers> {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
