import { formatBasisPoints, type LineRate } from '../fr/rates.ts';
import { isolateLtr, isolateRtl } from '../isolates.ts';
import { formatCount, nouns } from './counting.ts';
import { formatNumber, formatPrice, formatSurface } from './formats.ts';

/** Rates of law, and exact amounts. */

const withMillimes = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

const inDinars = (millimes: number): string => {
  const dinars = millimes / 1000;
  return Number.isInteger(dinars) ? formatNumber(dinars) : withMillimes.format(dinars);
};

/** '− 1 250,500 د.ت', '+ 30 د.ت', '0 د.ت' */
export const formatSignedMillimes = (millimes: number, sign: '+' | '−'): string =>
  millimes === 0
    ? formatMillimes(0)
    : isolateRtl(`${isolateLtr(`${sign}\u202f${inDinars(millimes)}`)}\u202fد.ت`);

export const formatMillimes = (millimes: number): string => isolateRtl(`${inDinars(millimes)}\u202fد.ت`);

export const formatAmount = ({ low, high }: { low: number; high: number }): string =>
  low === high ? formatMillimes(low) : `من ${formatMillimes(low)} إلى ${formatMillimes(high)}`;

export { formatBasisPoints };

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

const figures: Record<Rate['by'], (value: number) => string> = {
  price: formatPrice,
  surface: formatSurface,
  years: (value) => formatCount(value, nouns.year),
  income: formatPrice,
};

/** 'إلى حد 499 999 د.ت: 6 %', 'ابتداءً من 1 000 000 د.ت: 10 %' */
export function formatBrackets({ by, of, unit }: Rate, brackets: readonly Bracket[]): string[] {
  // a whole figure is on one side of a limit; years and slices go through it
  const isStepwise = by !== 'years' && of === 'whole';
  const figure = figures[by];
  const upTo = (below: number) => figure(isStepwise ? below - 1 : below);
  const since = (from: number) => `${isStepwise ? 'ابتداءً من' : 'ما فوق'} ${figure(from)}`;
  return brackets.map(({ from, below, rate }) => {
    const text =
      unit === 'basis points'
        ? formatBasisPoints(rate)
        : `${formatMillimes(rate)} ${unit === 'millimes a page' ? 'عن كل صفحة' : 'للمتر المربع'}`;
    if (from === 0 && below === undefined) return text;
    if (below === undefined) return `${since(from)}: ${text}`;
    return from === 0
      ? `إلى حد ${upTo(below)}: ${text}`
      : `من ${formatNumber(from)} إلى ${upTo(below)}: ${text}`;
  });
}

export type { LineRate };

const lineRate = (rate: LineRate): string => {
  if (rate.kind === 'slices') return 'حسب الشرائح';
  return rate.kind === 'share'
    ? formatBasisPoints(rate.basisPoints)
    : `${formatCount(rate.pages, nouns.page)}، ${formatMillimes(rate.millimes)} عن كل صفحة`;
};
/** '6 %', '2 % أو 4 %', 'حسب الشرائح', '10 صفحات، 30 د.ت عن كل صفحة': sources may disagree. */
export const formatLineRates = (rates: readonly LineRate[]) => rates.map(lineRate).join(' أو ');
