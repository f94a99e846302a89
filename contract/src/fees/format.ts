import {
  type Amount,
  type CostLine,
  entryOn,
  type Millimes,
  rateAt,
  type RateEntry,
  type RateName,
  type RateReading,
  type Sale,
  type SaleRate,
  saleRates,
  wholeInBasisPoints,
} from '@soumdar/rules';
import { formatCount, formatNumber, formatPrice } from '@soumdar/words/formats';

const withMillimes = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const percent = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 2 });

export function formatMillimes(amount: Millimes): string {
  const dinars = amount / 1000;
  return Number.isInteger(dinars) ? formatPrice(dinars) : `${withMillimes.format(dinars)} DT`;
}

export const formatAmount = ({ low, high }: Amount): string =>
  low === high ? formatMillimes(low) : `de ${formatMillimes(low)} à ${formatMillimes(high)}`;

export const formatBasisPoints = (rate: number): string => percent.format(rate / wholeInBasisPoints);

const units: Record<SaleRate['by'], string> = { price: 'DT', surface: 'm²', years: 'ans', income: 'DT' };

/** 'jusqu’à 499 999 DT : 6 %', 'à partir de 1 000 000 DT : 10 %' */
export function formatBrackets({ by, of, unit }: SaleRate, { brackets }: RateReading): string[] {
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

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? 0);

/** As the source writes it: '31 mai 2024'; undefined where none has a date. */
export function newestSourceDate({ readings }: RateEntry): string | undefined {
  return readings
    .flatMap(({ sources }) => sources.map(({ date }) => date))
    .filter((date) => yearOf(date) > 0)
    .toSorted((one, other) => yearOf(other) - yearOf(one) || other.length - one.length)[0];
}

/** '6 %', '2 % ou 4 %', 'par tranches', '10 pages à 30 DT'. */
export function formatLine({ rate, orRate }: CostLine, sale: Sale, yearsHeld: number): string {
  const names = orRate ? [rate, orRate] : [rate];
  return names.map((name) => formatRate(name, sale, yearsHeld)).join(' ou ');
}

function formatRate(name: RateName, sale: Sale, yearsHeld: number): string {
  const { day, priceDt, pages, agency } = sale;
  if (name === 'agencySeller') return formatBasisPoints(agency.seller);
  if (name === 'agencyBuyer') return formatBasisPoints(agency.buyer);
  const rate: SaleRate = saleRates[name];
  if (rate.of === 'slices') return 'par tranches';
  const { readings } = entryOn(rate, day);
  const rates = new Set(
    readings.map((reading) => rateAt(reading, rate.by === 'years' ? yearsHeld : priceDt)),
  );
  const text = [...rates].map((each) =>
    rate.unit === 'basis points'
      ? formatBasisPoints(each)
      : `${formatCount(pages, 'page')} à ${formatMillimes(each)}`,
  );
  return text.join(' ou ');
}
