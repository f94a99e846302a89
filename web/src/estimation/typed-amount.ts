import { typedNumber } from './typed-numbers.ts';

const unit =
  /(DT(\s*\/\s*mois)?|TND|dinars?|[%٪]|mois|ans?|pages?|د\.?\s*ت\.?|دينارا?|أشهر|شهرا?|سنوات|سنة|صفحات|صفحة)[\s\p{Cf}]*$/iu;

/** '350 000 DT', '12,5 %' or '20 ans'; NaN when it is no number */
export const typedAmount = (text: string): number => typedNumber(text.replace(unit, ''));
