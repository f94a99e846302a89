import type { EurRate } from '../market.ts';
import { formatLongDate, formatNumber } from './formats.ts';
import type { Side } from './side-view.ts';

const rateFormat = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** 'environ 74 000 €', 'environ 294 €/mois': a figure in dinars at the rate, to three digits, as prices are told. */
export function eurosText(side: Side, tnd: number, { dinarsPerEuro }: EurRate): string {
  const euros = Math.round(Number((tnd / dinarsPerEuro).toPrecision(3)));
  return `environ ${formatNumber(euros)} ${side === 'vente' ? '€' : '€/mois'}`;
}

/** '3,40 DT pour 1 € au 5 janvier 2026' */
export function eurRateText({ dinarsPerEuro, asOf }: EurRate): string {
  return `${rateFormat.format(dinarsPerEuro)} DT pour 1 € au ${formatLongDate(asOf)}`;
}

/** 'environ 74 000 € (3,40 DT pour 1 € au 5 janvier 2026)' */
export function datedEurosText(side: Side, tnd: number, rate: EurRate): string {
  return `${eurosText(side, tnd, rate)} (${eurRateText(rate)})`;
}
