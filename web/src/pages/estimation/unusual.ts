import { type PropertyType, type UnusualFact, type UsualBounds } from '@soumdar/contract';
import * as words from '@soumdar/words/wizard';
import { typedNumber, typedRooms, typedSurface } from '../../estimation/typed-numbers.ts';
import { detailsOnForm, type DetailField, type WizardAnswers } from '../../estimation/wizard-answers.ts';

type Described = Pick<WizardAnswers, 'surface' | 'rooms' | 'bathrooms'>;

/** 'S+1 de 1 200 m² : est-ce bien cela ?'; null within the usual bounds */
export function unusualQuestion(
  type: PropertyType,
  answers: Described,
  bounds: UsualBounds | undefined,
): string | null {
  const unusual = unusualOf(type, answers, bounds);
  if (unusual.length === 0) return null;
  return words.isThisRight({
    type,
    rooms: typedRooms(answers.rooms),
    surface: typedSurface(answers.surface),
    bathrooms: unusual.includes('bathrooms') ? typedNumber(answers.bathrooms) : undefined,
  });
}

/** @internal */
export function unusualOf(
  type: PropertyType,
  answers: Described,
  bounds: UsualBounds | undefined,
): UnusualFact[] {
  if (!bounds) return [];
  const fields: readonly DetailField[] = detailsOnForm[type];
  const surface = typedSurface(answers.surface);
  const outside = (fact: keyof UsualBounds, value: number) => isOutside(value, bounds[fact]);
  const unusual: UnusualFact[] = outside('surface', surface) ? ['surface'] : [];
  if (!fields.includes('rooms')) return unusual;
  const rooms = typedRooms(answers.rooms);
  const bathrooms = typedNumber(answers.bathrooms);
  if (outside('rooms', rooms)) unusual.push('rooms');
  const crowded = surface / bathrooms < (bounds.surface_per_bathroom?.[0] ?? 0);
  if (outside('bathrooms', bathrooms) || crowded) unusual.push('bathrooms');
  if (outside('surface_per_room', surface / rooms)) unusual.push('surface_per_room');
  return unusual;
}

const isOutside = (value: number, bounds: [low: number, high: number] | undefined) =>
  bounds !== undefined && (value < bounds[0] || value > bounds[1]);
