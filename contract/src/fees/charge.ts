import { shareOf, spanOf, wholeInBasisPoints, type Amount, type Millimes } from './money.ts';
import type { RateBracket, Day, SaleRate, RateEntry, RateReading } from './rate.ts';

/** @throws Error for a day before all entries */
export function entryOn({ label, entries }: SaleRate, day: Day): RateEntry {
  const entry = entries.find(({ from, to }) => from <= day && (to === undefined || day <= to));
  if (!entry) throw new Error(`no rate "${label}" is known for ${day}`);
  return entry;
}

/** The rate of the bracket that holds a figure. */
export const rateAt = ({ brackets }: RateReading, figure: number): number =>
  brackets.find(({ from, below }) => from <= figure && (below === undefined || figure < below))!.rate;

/** The rates that each source gives for a figure. */
export const ratesAt = (rate: SaleRate, day: Day, figure: number): number[] =>
  entryOn(rate, day).readings.map((reading) => rateAt(reading, figure));

/**
 * What is due on an amount.
 *
 * @param figure what the brackets are of: the price in dinars, the surface in m², the years; whole
 */
export function chargeOn(rate: SaleRate, day: Day, amount: Millimes, figure: number): Amount {
  return spanOf(
    entryOn(rate, day).readings.map((reading) =>
      rate.of === 'whole'
        ? shareOf(amount, rateAt(reading, figure))
        : reading.brackets.reduce((sum, bracket) => sum + ofSlice(bracket, amount, figure), 0),
    ),
  );
}

/** What is due on the part of an amount that lies within a bracket, the amount being spread evenly over the figure. */
function ofSlice({ from, below, rate }: RateBracket, amount: Millimes, figure: number): Millimes {
  const within = Math.min(figure, below ?? figure) - from;
  return within <= 0 ? 0 : shareOf(amount, within * rate, figure * wholeInBasisPoints);
}
