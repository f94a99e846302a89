import type { Transaction } from '@soumdar/engine';
import { formatLongDate, formatNumber } from './formats.ts';

export interface EurRate {
  dinarsPerEuro: number;
  /** ISO date */
  asOf: string;
}

const rateFormat = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const units: Record<Transaction, string> = { sale: '€', rent: '€/mois' };

/** Rounds to three digits, like prices. */
const inEuros = (tnd: number, { dinarsPerEuro }: EurRate): string =>
  formatNumber(Math.round(Number((tnd / dinarsPerEuro).toPrecision(3))));

export const eurosText = (side: Transaction, tnd: number, rate: EurRate): string =>
  `environ ${inEuros(tnd, rate)}\u00a0${units[side]}`;

export const eurosRangeText = (
  side: Transaction,
  { low, high }: { low: number; high: number },
  rate: EurRate,
): string => `de ${inEuros(low, rate)} à ${inEuros(high, rate)}\u00a0${units[side]}`;

export function eurRateText({ dinarsPerEuro, asOf }: EurRate): string {
  return `${rateFormat.format(dinarsPerEuro)} DT pour 1 € au ${formatLongDate(asOf)}`;
}

export function datedEurosText(side: Transaction, tnd: number, rate: EurRate): string {
  return `${eurosText(side, tnd, rate)} (${eurRateText(rate)})`;
}

export const eurRateNote = (rate: EurRate) => `En euros : ${eurRateText(rate)}.`;
