import { type Day, usualLettingAgency, wholeInBasisPoints } from '@soumdar/rules';
import { asTyped } from '../../../estimation/typed-numbers.ts';
import type { FieldName } from './fields.ts';
import type { Assumptions } from './returns.ts';
import type { Fields } from './use-fields.ts';

const basisPointsInPercent = wholeInBasisPoints / 100;

/** What each field holds until it is changed: ours where no source tells it, as is said beside it. Empty where only its owner knows. */
export const initialFields = (day: Day): Record<FieldName, string> => ({
  emptyMonths: '1',
  charges: '10',
  agency: asTyped(usualLettingAgency(day) / basisPointsInPercent),
  localTax: '',
  incomeTax: '',
  loanShare: '80',
  loanRate: '',
  loanYears: '',
});

/** What letting is calculated with; undefined while a field of it is wrong. */
export function assumptionsOf(fields: Fields, surfaceM2: number, day: Day): Assumptions | undefined {
  const numbers = fields.numbers('emptyMonths', 'charges', 'agency', 'localTax', 'incomeTax');
  if (!numbers) return undefined;
  const { emptyMonths, charges, agency, localTax, incomeTax } = numbers;
  const basisPoints = (percent: number | null) => Math.round((percent ?? 0) * basisPointsInPercent);
  return {
    surfaceM2,
    day,
    emptyHundredths: Math.round(100 * (emptyMonths ?? 0)),
    charges: basisPoints(charges),
    agency: basisPoints(agency),
    localTaxDt: localTax === null ? undefined : Math.round(localTax),
    incomeTax: incomeTax === null ? undefined : basisPoints(incomeTax),
  };
}
