import { buyersDuties, type CostLine, type Purchase } from './buyer.ts';
import { capitalGain, type Acquisition, type CapitalGain } from './capital-gain.ts';
import { ratesAt } from './charge.ts';
import { dayInTunis } from './days.ts';
import {
  millimesOf,
  shareOf,
  spanOf,
  sumOfAmounts,
  toDinars,
  wholeInBasisPoints,
  type Amount,
  type Millimes,
} from './money.ts';
import type { Day } from './rate.ts';
import { saleRates, type RateName } from './rates.ts';

export interface Sale extends Purchase {
  /** each side's fee before VAT, in basis points of the price; 0 without an agency */
  agency: { seller: number; buyer: number };
  /** if known */
  bought?: Acquisition;
}

export interface SaleCosts {
  price: Millimes;
  seller: {
    lines: CostLine[];
    keeps: Amount;
    /** undefined where the purchase is unknown: the tax on the gain is then not deducted */
    gain?: CapitalGain;
    /** what the buyer may withhold for that tax; undefined for a company */
    withheld?: Amount;
  };
  buyer: {
    lines: CostLine[];
    pays: Amount;
    /** within the price of a new home */
    vat?: Amount;
  };
}

/** The parts add up to the millime. */
export function saleCosts(sale: Sale): SaleCosts {
  const { kind, priceDt, day, agency, bought } = sale;
  const price = millimesOf(priceDt);
  const isPrivate = kind !== 'newHome';
  const gain = isPrivate && bought ? capitalGain(priceDt, day, bought) : undefined;
  const sellersLines: CostLine[] = [
    ...agencyLines('agencySeller', price, agency.seller, day),
    ...(gain ? [{ rate: 'gainTax' as const, amount: gain.tax }] : []),
  ];
  const buyersLines = [...buyersDuties(sale), ...agencyLines('agencyBuyer', price, agency.buyer, day)];
  return {
    price,
    seller: {
      lines: sellersLines,
      keeps: netOf(price, sellersLines),
      ...(gain && { gain }),
      ...(isPrivate && { withheld: partOfPrice('withholding', price, priceDt, day) }),
    },
    buyer: {
      lines: buyersLines,
      pays: paidOn(price, buyersLines),
      ...(!isPrivate && { vat: vatWithin(price, priceDt, day) }),
    },
  };
}

const amountOf = (lines: CostLine[]): Amount => sumOfAmounts(lines.map(({ amount }) => amount));

function netOf(price: Millimes, lines: CostLine[]): Amount {
  const taken = amountOf(lines);
  return { low: price - taken.high, high: price - taken.low };
}

function paidOn(price: Millimes, lines: CostLine[]): Amount {
  const added = amountOf(lines);
  return { low: price + added.low, high: price + added.high };
}

/** Sums are of rounded parts, so that readers can add them up. */
export function inWholeDinars({ price, seller, buyer }: SaleCosts): SaleCosts {
  const rounded = (lines: CostLine[]) => lines.map((line) => ({ ...line, amount: toDinars(line.amount) }));
  const [sellersLines, buyersLines] = [rounded(seller.lines), rounded(buyer.lines)];
  const { gain, withheld } = seller;
  return {
    price,
    seller: {
      lines: sellersLines,
      keeps: netOf(price, sellersLines),
      ...(gain && { gain: { ...gain, gain: toDinars(gain.gain), tax: toDinars(gain.tax) } }),
      ...(withheld && { withheld: toDinars(withheld) }),
    },
    buyer: {
      lines: buyersLines,
      pays: paidOn(price, buyersLines),
      ...(buyer.vat && { vat: toDinars(buyer.vat) }),
    },
  };
}

function agencyLines(
  name: 'agencySeller' | 'agencyBuyer',
  price: Millimes,
  basisPoints: number,
  day: Day,
): CostLine[] {
  if (basisPoints === 0) return [];
  const fee = shareOf(price, basisPoints);
  const vat = spanOf(ratesAt(saleRates.agencyVat, day, 0).map((rate) => shareOf(fee, rate)));
  return [
    { rate: name, amount: spanOf([fee]) },
    { rate: 'agencyVat', amount: vat },
  ];
}

const partOfPrice = (name: RateName, price: Millimes, priceDt: number, day: Day): Amount =>
  spanOf(ratesAt(saleRates[name], day, priceDt).map((rate) => shareOf(price, rate)));

/** The VAT included in a price. */
const vatWithin = (price: Millimes, priceDt: number, day: Day): Amount =>
  spanOf(
    ratesAt(saleRates.newHomeVat, day, priceDt).map((rate) =>
      shareOf(price, rate, wholeInBasisPoints + rate),
    ),
  );

/** In basis points. */
export const usualAgency = (day: Day): Sale['agency'] => ({
  seller: ratesAt(saleRates.agencySeller, day, 0)[0]!,
  buyer: ratesAt(saleRates.agencyBuyer, day, 0)[0]!,
});

/** The first day with every rate. */
export const ratesKnownFrom: Day = Object.values(saleRates)
  .map(({ entries }) => entries[0]!.from)
  .sort()
  .at(-1)!;

/** The first day with rates, if the clock is years behind. */
export function todayForRates(now: Date): Day {
  const today = dayInTunis(now);
  return today < ratesKnownFrom ? ratesKnownFrom : today;
}
