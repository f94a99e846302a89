import { ratesAt } from './charge.ts';
import { yearsHeld } from './days.ts';
import { millimesOf, shareOf, spanOf, wholeInBasisPoints, type Amount, type Millimes } from './money.ts';
import type { Day } from './rate.ts';
import { saleRates } from './rates.ts';

/** How a private seller came by what they sell. */
export interface Acquisition {
  /** whole dinars */
  priceDt: number;
  day: Day;
  /** costs of buying, and works, that can be proven; whole dinars */
  costsDt: number;
  /** main home, or the first home that one sells */
  exempt: boolean;
}

export interface CapitalGain {
  yearsHeld: number;
  /** what is taxed: the least where the price paid is raised for each year, the most where it is not */
  gain: Amount;
  tax: Amount;
}

/** The tax on a private seller's gain: a span where sources disagree on how the price paid is raised, and on who is exempt. */
export function capitalGain(priceDt: number, day: Day, bought: Acquisition): CapitalGain {
  const years = yearsHeld(bought.day, day);
  const gains = ratesAt(saleRates.gainIndexation, day, years).map((perYear) =>
    gainOver(millimesOf(priceDt), bought, perYear * years),
  );
  const due = bought.exempt ? ratesAt(saleRates.gainExemption, day, priceDt) : [wholeInBasisPoints];
  const taxes = ratesAt(saleRates.gainTax, day, years).flatMap((rate) =>
    gains.flatMap((gain) => due.map((part) => shareOf(shareOf(gain, rate), part))),
  );
  return { yearsHeld: years, gain: spanOf(gains), tax: spanOf(taxes) };
}

/** @param raise by how much the price paid is raised, in basis points of it */
function gainOver(price: Millimes, { priceDt, costsDt }: Acquisition, raise: number): Millimes {
  const paid = millimesOf(priceDt);
  return Math.max(0, price - paid - shareOf(paid, raise) - millimesOf(costsDt));
}
