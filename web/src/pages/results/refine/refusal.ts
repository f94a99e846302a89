import { type Details, type InsufficientData, type PropertyType } from '@soumdar/contract';
import { sidesOf } from '@soumdar/views';
import * as words from '@soumdar/words/results';
import type { RefinementAnswers } from './refinement.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';

export interface Refusal {
  /** under the surface, where that lacks comparables */
  atSurface?: string;
  /** next to the figures, which stay */
  atFigures: string;
  /** whether the same request may succeed later */
  mayRetry?: boolean;
}

export function tooFew(
  type: PropertyType,
  { surface }: Details,
  wanted: Details,
  { found, minimumRequired }: InsufficientData,
): Refusal {
  const counts = sidesOf(type).map((side) => ({ side, found: found[side], required: minimumRequired }));
  return wanted.surface === surface
    ? { atFigures: words.tooFewForProperty(counts) }
    : { atSurface: words.tooFewForSurface(counts), atFigures: words.insufficientAsBefore };
}

export const failedCall = (sentence: string): Refusal => ({
  atFigures: words.failedAsBefore(sentence),
  mayRetry: true,
});

export function wrongAnswers(errors: FieldErrors<RefinementAnswers>): Refusal | undefined {
  if (Object.keys(errors).length === 0) return undefined;
  return {
    atFigures: errors.surface ? words.surfaceNeeded : words.answerToCorrect,
  };
}
