import { type Details, type InsufficientData, type PropertyType } from '@soumdar/contract';
import { sidesOf } from '@soumdar/views';
import * as words from '@soumdar/words/results';
import type { RefinementAnswers } from './refinement.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';

/** Why an estimate with what was said cannot be shown, where it is said. */
export interface Refusal {
  /** under the surface, when that is what lacks comparables */
  atSurface?: string;
  /** by the figures, which stay */
  atFigures: string;
  /** asking the same again may succeed */
  mayRetry?: boolean;
}

/** Too few advertisements compare with the property as it is described now. */
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

/** The call failed; asking again may succeed. */
export const failedCall = (sentence: string): Refusal => ({
  atFigures: words.failedAsBefore(sentence),
  mayRetry: true,
});

/** Nothing is estimated while a number is wrong. Undefined when none is. */
export function wrongAnswers(errors: FieldErrors<RefinementAnswers>): Refusal | undefined {
  if (Object.keys(errors).length === 0) return undefined;
  return {
    atFigures: errors.surface ? words.surfaceNeeded : words.answerToCorrect,
  };
}
