import { type Day, usualLettingAgency, wholeInBasisPoints } from '@soumdar/rules';
import * as words from '@soumdar/words/deciding';
import { typedAmount } from '../../../estimation/typed-amount.ts';
import { asTyped } from '../../../estimation/typed-numbers.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';
import type { Assumptions } from './returns.ts';

interface NumberRule {
  least: number;
  most: number;
  /** where an empty field has a meaning of its own */
  mayBeEmpty?: boolean;
}

/** @internal */
export const numberRules = {
  emptyMonths: { least: 0, most: 12 },
  charges: { least: 0, most: 100 },
  agency: { least: 0, most: 100 },
  localTax: { least: 0, most: 1_000_000, mayBeEmpty: true },
  incomeTax: { least: 0, most: 60, mayBeEmpty: true },
  loanShare: { least: 1, most: 100 },
  loanRate: { least: 0, most: 40 },
  loanYears: { least: 1, most: 40 },
} as const satisfies Record<string, NumberRule>;
export type FieldName = keyof typeof numberRules;

export type DecidingForm = Record<FieldName, string>;

/** @internal */
export function numberError(
  typed: string,
  { least, most, mayBeEmpty = false }: NumberRule,
): string | undefined {
  if (typed.trim() === '') return mayBeEmpty ? undefined : words.numberMissing;
  const value = typedAmount(typed);
  if (Number.isNaN(value)) return words.numberInFigures;
  return value < least || value > most ? words.numberBetween(least, most) : undefined;
}

export function numberErrors(typed: DecidingForm): FieldErrors<DecidingForm> {
  const errors = Object.entries(numberRules).flatMap(([name, rule]) => {
    const error = numberError(typed[name as FieldName], rule);
    return error === undefined ? [] : [[name, error]];
  });
  return Object.fromEntries(errors) as FieldErrors<DecidingForm>;
}

/** Undefined while one of the fields is wrong; null for an empty one. */
export function numbersOf<Name extends FieldName>(
  typed: Record<Name, string>,
  names: readonly Name[],
): Record<Name, number | null> | undefined {
  if (names.some((name) => numberError(typed[name], numberRules[name]) !== undefined)) return undefined;
  const numbers = names.map((name) => [name, typed[name].trim() === '' ? null : typedAmount(typed[name])]);
  return Object.fromEntries(numbers) as Record<Name, number | null>;
}

const basisPointsInPercent = wholeInBasisPoints / 100;

/** Empty where only the owner knows. */
export const initialFields = (day: Day): DecidingForm => ({
  emptyMonths: '1',
  charges: '10',
  agency: asTyped(usualLettingAgency(day) / basisPointsInPercent),
  localTax: '',
  incomeTax: '',
  loanShare: '80',
  loanRate: '',
  loanYears: '',
});

/** Undefined while one of its fields is wrong. */
export function assumptionsOf(typed: DecidingForm, surfaceM2: number, day: Day): Assumptions | undefined {
  const numbers = numbersOf(typed, ['emptyMonths', 'charges', 'agency', 'localTax', 'incomeTax']);
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
