import { estimateFigures, withoutDetails, type Market, type TransactionFigures } from '@soumdar/engine';
import type { HoldoutRow } from '@soumdar/listings';

/** `basic`: only the fields that the site's form asks for. */
export type Fields = 'basic' | 'all';

type Answer = Extract<TransactionFigures, { kind: 'estimated' }>;

/** A row of the hold-out file with the engine's estimate of it, if it has one. */
export interface Prediction {
  row: HoldoutRow;
  answer: Answer | undefined;
}

/** Values a row at its own date, without showing the engine its price. */
export function predict(row: HoldoutRow, market: Market, fields: Fields): Prediction {
  const { advertisement } = row;
  if (!advertisement) return { row, answer: undefined };
  const subject = fields === 'all' ? advertisement : withoutDetails(advertisement);
  const sides = estimateFigures(subject, market, advertisement.listedOn);
  const side = sides[advertisement.transaction];
  return { row, answer: side.kind === 'estimated' ? side : undefined };
}

export const predictionColumns =
  'row,transaction,property_type,actual_tnd,predicted_tnd,low_tnd,high_tnd,score,comparables,status';

export function predictionLine({ row, answer }: Prediction): string {
  const figures = answer
    ? [answer.priceTnd, answer.lowTnd, answer.highTnd, answer.score, answer.comparableCount].map(Math.round)
    : ['', '', '', '', ''];
  const status = answer ? 'ok' : 'insufficient';
  return [row.rowNumber, row.transaction, row.propertyType, row.priceTnd ?? '', ...figures, status]
    .map(cell)
    .join(',');
}

/** Escapes a value: text from the file may contain any character. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
