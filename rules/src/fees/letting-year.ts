import { chargeOn, entryOn, ratesAt } from './charge.ts';
import { lettingRates } from './letting-rates.ts';
import {
  millimesOf,
  shareOf,
  spanOf,
  sumOfAmounts,
  wholeInBasisPoints,
  type Amount,
  type Millimes,
} from './money.ts';
import type { Day } from './rate.ts';
import { saleRates } from './rates.ts';

/** Shares in basis points. */
export interface Letting {
  monthlyRentDt: number;
  surfaceM2: number;
  day: Day;
  /** months a year without a tenant, in hundredths */
  emptyHundredths: number;
  /** of a whole year's rent: upkeep, and what the tenant does not pay back */
  charges: number;
  /** of collected rents, before VAT */
  agency: number;
  /** dinars a year, where its owner knows it */
  localTaxDt: number | undefined;
  /** rate on the owner's last dinar; without it the tax spans from no other income to the highest rate */
  incomeTax: number | undefined;
}

export interface LettingYear {
  /** twelve months */
  rents: Millimes;
  empty: Millimes;
  charges: Millimes;
  agency: Amount;
  localTax: Amount;
  beforeTax: Amount;
  tax: Amount;
  /** may be negative */
  net: Amount;
}

const monthsInHundredths = 1200;

/** The parts add up to the millime. */
export function lettingYear(letting: Letting): LettingYear {
  const { monthlyRentDt, emptyHundredths, charges: chargesShare } = letting;
  const rents = 12 * millimesOf(monthlyRentDt);
  const empty = shareOf(rents, emptyHundredths, monthsInHundredths);
  const charges = shareOf(rents, chargesShare);
  const collected = rents - empty;
  const agency = agencyOf(letting, collected);
  const localTax =
    letting.localTaxDt === undefined
      ? usualLocalTax(letting.surfaceM2, letting.day)
      : spanOf([millimesOf(letting.localTaxDt)]);
  const costs = sumOfAmounts([agency, localTax]);
  const beforeTax = { low: collected - charges - costs.high, high: collected - charges - costs.low };
  const tax = incomeTaxOf(letting, collected, localTax);
  return {
    rents,
    empty,
    charges,
    agency,
    localTax,
    beforeTax,
    tax,
    net: { low: beforeTax.low - tax.high, high: beforeTax.high - tax.low },
  };
}

function agencyOf({ agency, day }: Letting, collected: Millimes): Amount {
  const fee = shareOf(collected, agency);
  return spanOf(ratesAt(saleRates.agencyVat, day, 0).map((vat) => fee + shareOf(fee, vat)));
}

const baseOfReference = 200;

/** Each commune sets its own, within bounds. */
export function usualLocalTax(surfaceM2: number, day: Day): Amount {
  const figures = ratesAt(lettingRates.localTaxBase, day, Math.ceil(surfaceM2)).flatMap((reference) =>
    ratesAt(lettingRates.localTaxRate, day, 0).map((rate) =>
      shareOf(shareOf(Math.round(reference * surfaceM2), baseOfReference), rate),
    ),
  );
  return spanOf(figures);
}

/** On the rents less a flat deduction and the local tax. */
function incomeTaxOf({ incomeTax, day }: Letting, collected: Millimes, localTax: Amount): Amount {
  const deductions = ratesAt(lettingRates.rentDeduction, day, 0);
  const taxed = (deduction: number, tax: Millimes) =>
    Math.max(0, shareOf(collected, wholeInBasisPoints - deduction) - tax);
  const least = taxed(Math.max(...deductions), localTax.high);
  const most = taxed(Math.min(...deductions), localTax.low);
  const withSolidarity = (amount: Millimes, base: Millimes) => amount + solidarityOn(base, day);
  if (incomeTax !== undefined)
    return {
      low: withSolidarity(shareOf(least, incomeTax), least),
      high: withSolidarity(shareOf(most, incomeTax), most),
    };
  return {
    low: withSolidarity(taxAsOnlyIncome(least, day), least),
    high: withSolidarity(shareOf(most, highestRate(day)), most),
  };
}

const wholeDinars = (amount: Millimes) => Math.floor(amount / 1000);

function taxAsOnlyIncome(base: Millimes, day: Day): Millimes {
  const dinars = wholeDinars(base);
  return dinars === 0 ? 0 : chargeOn(lettingRates.incomeTax, day, millimesOf(dinars), dinars).low;
}

const solidarityOn = (base: Millimes, day: Day): Millimes =>
  chargeOn(lettingRates.solidarity, day, base, wholeDinars(base)).low;

const highestRate = (day: Day): number =>
  Math.max(
    ...entryOn(lettingRates.incomeTax, day).readings.flatMap(({ brackets }) =>
      brackets.map(({ rate }) => rate),
    ),
  );

/** Per year. */
export const plotTax = (priceDt: number, day: Day): Amount =>
  chargeOn(lettingRates.plotTax, day, millimesOf(priceDt), priceDt);

/** In basis points of the rents. */
export const usualLettingAgency = (day: Day): number => ratesAt(lettingRates.lettingAgency, day, 0)[0]!;
