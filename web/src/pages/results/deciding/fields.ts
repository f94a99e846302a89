import * as words from '@soumdar/words/deciding';
import { typedAmount } from '../../../estimation/typed-amount.ts';

/** A number that can be changed. */
export interface NumberRule {
  least: number;
  most: number;
  /** where nothing typed has a meaning of its own */
  mayBeEmpty?: boolean;
}

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

/** What is wrong with a number as it is typed. */
export function numberError(
  typed: string,
  { least, most, mayBeEmpty = false }: NumberRule,
): string | undefined {
  if (typed.trim() === '') return mayBeEmpty ? undefined : words.numberMissing;
  const value = typedAmount(typed);
  if (Number.isNaN(value)) return words.numberInFigures;
  return value < least || value > most ? words.numberBetween(least, most) : undefined;
}

/** What the fields say; undefined while one of them is wrong, null for one that is left empty. */
export function numbersOf<Name extends FieldName>(
  typed: Record<Name, string>,
  names: readonly Name[],
): Record<Name, number | null> | undefined {
  if (names.some((name) => numberError(typed[name], numberRules[name]) !== undefined)) return undefined;
  const numbers = names.map((name) => [name, typed[name].trim() === '' ? null : typedAmount(typed[name])]);
  return Object.fromEntries(numbers) as Record<Name, number | null>;
}
