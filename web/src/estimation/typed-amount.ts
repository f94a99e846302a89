import { typedNumber } from './typed-numbers.ts';

const unit = /(DT(\s*\/\s*mois)?|TND|dinars?|%|mois|ans?|pages?)\s*$/i;

/** A number as a person types or copies it, its unit written or not: '350 000 DT', '12,5 %', '20 ans'. NaN when it is none. */
export const typedAmount = (text: string): number => typedNumber(text.replace(unit, ''));
