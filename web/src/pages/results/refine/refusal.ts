import { type Details, type InsufficientData, type PropertyType } from '@soumdar/contract';
import { sidesOf } from '@soumdar/views';
import { sideTexts } from '@soumdar/words/estimate';
import type { RefinementAnswers } from './refinement.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';

const asBefore = 'les chiffres affichés sont ceux d’avant.';

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
  const counts = sidesOf(type)
    .map((side) => `${sideTexts[side].transaction.toLowerCase()} : ${found[side]} sur ${minimumRequired}`)
    .join(', ');
  const sentence = (what: string) =>
    `Pas assez d’annonces comparables pour ${what} (${counts}) : ${asBefore}`;
  return wanted.surface === surface
    ? { atFigures: sentence('le bien ainsi décrit') }
    : { atSurface: sentence('cette surface'), atFigures: `Données insuffisantes : ${asBefore}` };
}

/** The call failed; asking again may succeed. */
export const failedCall = (sentence: string): Refusal => ({
  atFigures: `${sentence} En attendant, ${asBefore}`,
  mayRetry: true,
});

/** Nothing is estimated while a number is wrong. Undefined when none is. */
export function wrongAnswers(errors: FieldErrors<RefinementAnswers>): Refusal | undefined {
  if (Object.keys(errors).length === 0) return undefined;
  return {
    atFigures: `${errors.surface ? 'Il faut une surface valable' : 'Une réponse est à corriger'} : ${asBefore}`,
  };
}
