import { type Letting, lettingYear, type LettingYear } from '@soumdar/rules';
import type { Scenario, Scenarios } from './scenarios.ts';

export type Assumptions = Omit<Letting, 'monthlyRentDt'>;

export interface Return {
  price: number;
  rent: number;
  year: LettingYear;
  /** shares of the price: 0.05 is 5 % a year */
  gross: number;
  beforeTax: { low: number; high: number };
  net: { low: number; high: number };
}

/** @internal */
export function returnOf({ price, rent }: Scenario, assumptions: Assumptions): Return {
  const monthlyRentDt = Math.round(rent);
  const year = lettingYear({ ...assumptions, monthlyRentDt });
  const ofPrice = (millimes: number) => millimes / 1000 / price;
  return {
    price,
    rent: monthlyRentDt,
    year,
    gross: ofPrice(year.rents),
    beforeTax: { low: ofPrice(year.beforeTax.low), high: ofPrice(year.beforeTax.high) },
    net: { low: ofPrice(year.net.low), high: ofPrice(year.net.high) },
  };
}

export const halfway = ({ low, high }: { low: number; high: number }): number => (low + high) / 2;

/** Beyond this ratio of high to low, a detailed table would say too little. */
const mostToTabulate = 3;

export const isTooWideToTabulate = ({ low, high }: Returns): boolean =>
  high.net.high > mostToTabulate * low.net.low;

export interface Returns {
  low: Return;
  middle: Return;
  high: Return;
}

export const returnsOf = ({ low, middle, high }: Scenarios, assumptions: Assumptions): Returns => ({
  low: returnOf(low, assumptions),
  middle: returnOf(middle, assumptions),
  high: returnOf(high, assumptions),
});
