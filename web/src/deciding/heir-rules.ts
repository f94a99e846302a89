import { latinDigits } from '@soumdar/contract';
import { heirNameMaxLength, type Portion, totalOf, typedPortion } from '@soumdar/rules';
import * as words from '@soumdar/words/heirs';
import type { TypedHeir } from './saved-decision.ts';

export interface HeirErrors {
  /** by the heir's place */
  names: (string | undefined)[];
  parts: (string | undefined)[];
  total: string | undefined;
}

/** null where the parts make the whole */
export function heirErrors(heirs: readonly TypedHeir[]): HeirErrors | null {
  const names = heirs.map(({ name }) =>
    name.length > heirNameMaxLength ? words.nameTooLong(heirNameMaxLength) : undefined,
  );
  const parts = heirs.map(({ part }) => partError(part));
  const total = parts.some((error) => error !== undefined) ? undefined : totalError(heirs);
  return [...names, ...parts, total].some((error) => error !== undefined) ? { names, parts, total } : null;
}

function partError(part: string): string | undefined {
  if (part.trim() === '') return words.partMissing;
  if (typedPortion(part)) return undefined;
  if (/^[\s-]*[\d.,/%\s]+$/.test(latinDigits(part))) return words.partOutOfRange;
  return words.partUnreadable;
}

function totalError(heirs: readonly TypedHeir[]): string | undefined {
  const total = totalOf(portionsOf(heirs));
  if (total.kind === 'whole') return undefined;
  return total.kind === 'lacks' ? words.partsLack(total.by) : words.partsExceed(total.by);
}

const portionsOf = (heirs: readonly TypedHeir[]): Portion[] =>
  heirs.flatMap(({ part }) => typedPortion(part) ?? []);
