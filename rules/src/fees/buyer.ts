import { chargeOn, ratesAt } from './charge.ts';
import { millimesOf, spanOf, sumOfAmounts, type Amount } from './money.ts';
import type { Day } from './rate.ts';
import { saleRates, type RateName } from './rates.ts';

/** From a private person, from a licensed developer, or a plot to build one's own home on. */
export const saleKinds = ['resale', 'newHome', 'buildingLand'] as const;
export type SaleKind = (typeof saleKinds)[number];

export interface Purchase {
  kind: SaleKind;
  /** whole dinars, all taxes included */
  priceDt: number;
  day: Day;
  /** of the plot to build on, whole m² */
  surfaceM2?: number;
  /** a Tunisian abroad who pays all of it in foreign currency */
  fromAbroad: boolean;
  /** of the contract, all copies together */
  pages: number;
}

export interface CostLine {
  rate: RateName;
  amount: Amount;
  /** where sources disagree on which is due */
  orRate?: RateName;
}

export function buyersDuties(purchase: Purchase): CostLine[] {
  return (purchase.fromAbroad ? dutiesFromAbroad(purchase) : usualDuties(purchase)).filter(
    ({ amount }) => amount.high > 0,
  );
}

function usualDuties(purchase: Purchase): CostLine[] {
  switch (purchase.kind) {
    case 'resale':
      return [onPrice('resaleDuty', purchase)];
    case 'newHome':
      return [
        onPrice('landRegister', purchase),
        onPrice('newHomeDuty', purchase),
        onPrice('newHomeExtraDuty', purchase),
        perPage('newHomePages', purchase),
      ];
    case 'buildingLand':
      return [onPrice('landRegister', purchase), onPlot(purchase)];
  }
}

/** One source excludes a plot without a home: there the usual duties are the most. */
function dutiesFromAbroad(purchase: Purchase): CostLine[] {
  const fixed = perPage('abroadPages', purchase);
  if (purchase.kind !== 'buildingLand') return [onPrice('landRegister', purchase), fixed];
  const { rate: orRate, amount } = onPlot(purchase);
  return [
    onPrice('landRegister', purchase),
    { ...fixed, orRate, amount: spanOf([fixed.amount.low, fixed.amount.high, amount.low, amount.high]) },
  ];
}

function onPrice(name: RateName, { priceDt, day }: Purchase): CostLine {
  return { rate: name, amount: chargeOn(saleRates[name], day, millimesOf(priceDt), priceDt) };
}

function onPlot({ priceDt, day, surfaceM2 = 0 }: Purchase): CostLine {
  const name = 'buildingLandDuty';
  return { rate: name, amount: chargeOn(saleRates[name], day, millimesOf(priceDt), surfaceM2) };
}

function perPage(name: RateName, { priceDt, day, pages }: Purchase): CostLine {
  return { rate: name, amount: spanOf(ratesAt(saleRates[name], day, priceDt).map((each) => each * pages)) };
}

export const dutiesOf = (purchase: Purchase): Amount =>
  sumOfAmounts(buyersDuties(purchase).map(({ amount }) => amount));
