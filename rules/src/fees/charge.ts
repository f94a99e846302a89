import { shareOf, spanOf, wholeInBasisPoints, type Amount, type Millimes } from './money.ts';
import type { RateBracket, Day, SaleRate, RateEntry, RateReading } from './rate.ts';

/** @throws Error for a day before all entries */
export function entryOn({ entries }: SaleRate, day: Day): RateEntry {
  const entry = entries.find(({ from, to }) => from <= day && (to === undefined || day <= to));
  if (!entry) throw new Error(`no rate is known for ${day}`);
  return entry;
}

export const rateAt = ({ brackets }: RateReading, figure: number): number =>
  brackets.find(({ from, below }) => from <= figure && (below === undefined || figure < below))!.rate;

export const ratesAt = (rate: SaleRate, day: Day, figure: number): number[] =>
  entryOn(rate, day).readings.map((reading) => rateAt(reading, figure));

/** @param figure whole; the unit of the brackets: dinars, m² or years */
export function chargeOn(rate: SaleRate, day: Day, amount: Millimes, figure: number): Amount {
  return spanOf(
    entryOn(rate, day).readings.map((reading) =>
      rate.of === 'whole'
        ? shareOf(amount, rateAt(reading, figure))
        : reading.brackets.reduce((sum, bracket) => sum + ofSlice(bracket, amount, figure), 0),
    ),
  );
}

/** The charge on one bracket's part of an amount, which is spread evenly over the figure. */
function ofSlice({ from, below, rate }: RateBracket, amount: Millimes, figure: number): Millimes {
  const within = Math.min(figure, below ?? figure) - from;
  return within <= 0 ? 0 : shareOf(amount, within * rate, figure * wholeInBasisPoints);
}
