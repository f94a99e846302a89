import { normaliseReportNumber, reportNumberAlphabet, reportNumberLength } from '@soumdar/contract';
import { typedNumber } from '../../estimation/wizard-answers.ts';

export interface CheckForm {
  number: string;
  amount: string;
}

const unit = /DT(\s*\/\s*mois)?\s*$/i;

/** The amount as a person types or copies it, its unit written or not. NaN when it is none. */
export const printedAmount = (text: string): number => typedNumber(text.replace(unit, ''));

const wellFormed = new RegExp(`^[${reportNumberAlphabet}]{${reportNumberLength}}$`);

/** What is to be typed anew before anything is asked of the server. */
export function checkErrors({ number, amount }: CheckForm): Partial<Record<keyof CheckForm, string>> {
  const typed = printedAmount(amount);
  return {
    ...(!wellFormed.test(normaliseReportNumber(number)) && {
      number: `Le numéro a ${reportNumberLength} lettres et chiffres, comme 7K3M-9QXT-2B4C-8VWZ`,
    }),
    ...(!(typed > 0) && { amount: 'Tapez le montant imprimé dans le rapport, en dinars' }),
  };
}
