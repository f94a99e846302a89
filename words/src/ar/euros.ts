import type { Transaction } from '@soumdar/engine';
import type { EurRate } from '../fr/euros.ts';
import { isolateRtl } from '../isolates.ts';
import { formatLongDate, formatNumber } from './formats.ts';

export type { EurRate } from '../fr/euros.ts';

const rateFormat = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const units: Record<Transaction, string> = { sale: 'أورو', rent: 'أورو في الشهر' };

/** Rounds to three digits, like prices. */
const inEuros = (tnd: number, { dinarsPerEuro }: EurRate): string =>
  formatNumber(Math.round(Number((tnd / dinarsPerEuro).toPrecision(3))));
const amount = (side: Transaction, tnd: number, rate: EurRate): string =>
  isolateRtl(`${inEuros(tnd, rate)}\u202f${units[side]}`);

export const eurosText = (side: Transaction, tnd: number, rate: EurRate): string =>
  `حوالي ${amount(side, tnd, rate)}`;

export const eurosRangeText = (
  side: Transaction,
  { low, high }: { low: number; high: number },
  rate: EurRate,
): string => `من ${inEuros(low, rate)} إلى ${amount(side, high, rate)}`;

export function eurRateText({ dinarsPerEuro, asOf }: EurRate): string {
  const dinars = isolateRtl(`${rateFormat.format(dinarsPerEuro)}\u202fد.ت`);
  return `${dinars} للأورو الواحد بتاريخ ${formatLongDate(asOf)}`;
}

export function datedEurosText(side: Transaction, tnd: number, rate: EurRate): string {
  return `${eurosText(side, tnd, rate)} (${eurRateText(rate)})`;
}

export const eurRateNote = (rate: EurRate) => `بالأورو: ${eurRateText(rate)}.`;
