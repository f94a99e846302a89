import { normaliseReportNumber, reportNumberAlphabet, reportNumberLength } from '@soumdar/contract';
import * as words from '@soumdar/words/report-check';
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
      number: words.numberForm(reportNumberLength),
    }),
    ...(!(typed > 0) && { amount: words.amountForm }),
  };
}
