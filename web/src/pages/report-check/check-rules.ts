import { normaliseReportNumber, reportNumberAlphabet, reportNumberLength } from '@soumdar/contract';
import { typedAmount } from '../../estimation/typed-amount.ts';

export interface CheckForm {
  number: string;
  amount: string;
}

const wellFormed = new RegExp(`^[${reportNumberAlphabet}]{${reportNumberLength}}$`);

/** What is to be typed anew before anything is asked of the server. */
export function checkErrors({ number, amount }: CheckForm): Partial<Record<keyof CheckForm, string>> {
  const typed = typedAmount(amount);
  return {
    ...(!wellFormed.test(normaliseReportNumber(number)) && {
      number: `Le numéro a ${reportNumberLength} lettres et chiffres, comme 7K3M-9QXT-2B4C-8VWZ`,
    }),
    ...(!(typed > 0) && { amount: 'Tapez le montant imprimé dans le rapport, en dinars' }),
  };
}
