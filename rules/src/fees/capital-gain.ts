import { ratesAt } from './charge.ts';
import { yearsHeld, yearsPassed } from './days.ts';
import { millimesOf, shareOf, spanOf, wholeInBasisPoints, type Amount, type Millimes } from './money.ts';
import type { Day } from './rate.ts';
import { saleRates } from './rates.ts';

export interface Acquisition {
  /** whole dinars */
  priceDt: number;
  day: Day;
  /** provable costs of buying and works; whole dinars */
  costsDt: number;
  /** main home, or first home sold */
  exempt: boolean;
}

export interface CapitalGain {
  yearsHeld: number;
  /** taxed gain: least where the purchase price is indexed each year, most where not */
  gain: Amount;
  tax: Amount;
}

/** A span where sources disagree. */
export function capitalGain(priceDt: number, day: Day, bought: Acquisition): CapitalGain {
  const years = yearsHeld(bought.day, day);
  const gains = ratesAt(saleRates.gainIndexation, day, years).map((perYear) =>
    gainOver(millimesOf(priceDt), bought, perYear * years),
  );
  const due = bought.exempt ? ratesAt(saleRates.gainExemption, day, priceDt) : [wholeInBasisPoints];
  const taxes = ratesAt(saleRates.gainTax, day, yearsPassed(bought.day, day)).flatMap((rate) =>
    gains.flatMap((gain) => due.map((part) => shareOf(shareOf(gain, rate), part))),
  );
  return { yearsHeld: years, gain: spanOf(gains), tax: spanOf(taxes) };
}

/** @param raise indexation in basis points of the purchase price */
function gainOver(price: Millimes, { priceDt, costsDt }: Acquisition, raise: number): Millimes {
  const paid = millimesOf(priceDt);
  return Math.max(0, price - paid - shareOf(paid, raise) - millimesOf(costsDt));
}
