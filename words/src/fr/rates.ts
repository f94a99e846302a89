import { formatCount } from './counting.ts';
import { formatNumber, formatPrice } from './formats.ts';

/** Rates of law, and exact amounts. */

const withMillimes = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const percent = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 2 });

/** '− 1 250,500 DT', '+ 30 DT', '0 DT' */
export const formatSignedMillimes = (millimes: number, sign: '+' | '−'): string =>
  millimes === 0 ? formatMillimes(0) : `${sign}\u202f${formatMillimes(millimes)}`;

export function formatMillimes(millimes: number): string {
  const dinars = millimes / 1000;
  return Number.isInteger(dinars) ? formatPrice(dinars) : `${withMillimes.format(dinars)} DT`;
}

export const formatAmount = ({ low, high }: { low: number; high: number }): string =>
  low === high ? formatMillimes(low) : `de ${formatMillimes(low)} à ${formatMillimes(high)}`;

export const formatBasisPoints = (rate: number): string => percent.format(rate / 10_000);

interface Rate {
  by: 'price' | 'surface' | 'years' | 'income';
  of: 'whole' | 'slices';
  unit: 'basis points' | 'millimes a page' | 'millimes a m²';
}
interface Bracket {
  from: number;
  below?: number;
  rate: number;
}

const units: Record<Rate['by'], string> = { price: 'DT', surface: 'm²', years: 'ans', income: 'DT' };

/** 'jusqu’à 499 999 DT : 6 %', 'à partir de 1 000 000 DT : 10 %' */
export function formatBrackets({ by, of, unit }: Rate, brackets: readonly Bracket[]): string[] {
  // a whole figure is on one side of a limit; years and slices go through it
  const isStepwise = by !== 'years' && of === 'whole';
  const figure = (value: number) => `${formatNumber(value)} ${units[by]}`;
  const upTo = (below: number) => figure(isStepwise ? below - 1 : below);
  const since = (from: number) => `${isStepwise ? 'à partir de' : 'au-delà de'} ${figure(from)}`;
  return brackets.map(({ from, below, rate }) => {
    const text =
      unit === 'basis points'
        ? formatBasisPoints(rate)
        : `${formatMillimes(rate)} par ${unit === 'millimes a page' ? 'page' : 'm²'}`;
    if (from === 0 && below === undefined) return text;
    if (below === undefined) return `${since(from)} : ${text}`;
    return from === 0
      ? `jusqu’à ${upTo(below)} : ${text}`
      : `de ${formatNumber(from)} à ${upTo(below)} : ${text}`;
  });
}

/** How a part of the duties comes about. */
export type LineRate =
  | { kind: 'share'; basisPoints: number }
  | { kind: 'pages'; pages: number; millimes: number }
  | { kind: 'slices' };

const lineRate = (rate: LineRate): string => {
  if (rate.kind === 'slices') return 'par tranches';
  return rate.kind === 'share'
    ? formatBasisPoints(rate.basisPoints)
    : `${formatCount(rate.pages, 'page')} à ${formatMillimes(rate.millimes)}`;
};
/** '6 %', '2 % ou 4 %', 'par tranches', '10 pages à 30 DT': sources may disagree. */
export const formatLineRates = (rates: readonly LineRate[]) => rates.map(lineRate).join(' ou ');
