import type { CostLine } from './buyer.ts';
import { entryOn, rateAt } from './charge.ts';
import { yearsPassed } from './days.ts';
import type { RateEntry, SaleRate } from './rate.ts';
import { saleRates, type RateName } from './rates.ts';
import { rateSources } from './sources.ts';
import type { Source } from '../source.ts';
import type { Sale } from './sale-costs.ts';

const yearOf = (date: string): number => Number(date.slice(0, 4));

const dateOf = ({ date }: Source): string[] => (date === undefined ? [] : [date]);

/** As far as it is known, as in `Source`; undefined where none has a date. */
export function newestSourceDate({ readings }: RateEntry): string | undefined {
  return readings
    .flatMap(({ sources }) => sources.flatMap((name) => dateOf(rateSources[name])))
    .toSorted((one, other) => yearOf(other) - yearOf(one) || other.length - one.length)[0];
}

/** How a part of the duties comes about: more than one where sources disagree. */
export type LineRate =
  | { kind: 'share'; basisPoints: number }
  | { kind: 'pages'; pages: number; millimes: number }
  | { kind: 'slices' };

export const lineRates = ({ rate, orRate }: CostLine, sale: Sale): LineRate[] =>
  (orRate ? [rate, orRate] : [rate]).flatMap((name) => ratesOf(name, sale));

function ratesOf(name: RateName, { day, priceDt, pages, agency, bought }: Sale): LineRate[] {
  if (name === 'agencySeller') return [{ kind: 'share', basisPoints: agency.seller }];
  if (name === 'agencyBuyer') return [{ kind: 'share', basisPoints: agency.buyer }];
  const rate: SaleRate = saleRates[name];
  if (rate.of === 'slices') return [{ kind: 'slices' }];
  const { readings } = entryOn(rate, day);
  const by = rate.by === 'years' ? yearsPassed(bought!.day, day) : priceDt;
  const rates = new Set(readings.map((reading) => rateAt(reading, by)));
  return [...rates].map((each) =>
    rate.unit === 'basis points'
      ? { kind: 'share', basisPoints: each }
      : { kind: 'pages', pages, millimes: each },
  );
}
