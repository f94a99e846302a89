import { passwordMinLength } from '@soumdar/contract';
import { characterCount } from '../register/registration-rules.ts';

export interface Strength {
  /** 0 (refused) to 4 */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u];

/** How hard a password is to guess, from its length and its classes: capitals, small letters, digits, symbols. */
export function passwordStrength(password: string): Strength {
  const length = characterCount(password);
  if (length < passwordMinLength)
    return { score: 0, label: `Trop court (minimum ${passwordMinLength} caractères)` };
  if (length < 8) return { score: 1, label: 'Faible' };
  const variety = classes.filter((kind) => kind.test(password)).length;
  if (variety === 4 && length >= 12) return { score: 4, label: 'Très fort' };
  return variety >= 3 ? { score: 3, label: 'Fort' } : { score: 2, label: 'Moyen' };
}
