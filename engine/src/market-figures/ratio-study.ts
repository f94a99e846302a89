import { bootstrapDraws, fewestTested, priceTenths } from '../parameters/market-params.ts';
import { quantile } from '../statistics/quantile.ts';
import {
  coefficientOfDispersion,
  medianRatio,
  priceRelatedBias,
  priceRelatedDifferential,
  type Pair,
} from '../statistics/ratio-statistics.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import type { TestedListing } from '../training/train-transaction.ts';
import { propertyTypes, transactions, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import { shownCount } from './complementary-suppression.ts';

/** With its 95 % interval by bootstrap. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** Out-of-fold estimates over asking prices, as the IAAO's Standard on Ratio Studies measures them. */
export interface RatioStudy {
  transaction: Transaction;
  type: PropertyType;
  /** 1 for the cheapest tenth; absent for all prices. */
  decile?: number;
  count: number;
  medianRatio: Measured;
  cod: Measured;
  prd: Measured;
  prb: Measured;
}

/** By type, then by tenth of its prices; without small groups. */
export function ratioStudy(tested: readonly TestedListing[]): RatioStudy[] {
  return transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type) => {
      const pairs = tested
        .filter(({ listing }) => listing.transaction === transaction && listing.propertyType === type)
        .map(({ listing: { priceTnd: price }, error }) => ({ estimate: price * Math.exp(-error), price }))
        .sort((a, b) => a.price - b.price);
      const tenths = Array.from({ length: priceTenths }, (_, tenth) => ({
        decile: tenth + 1,
        members: pairs.slice(
          Math.round((pairs.length * tenth) / priceTenths),
          Math.round((pairs.length * (tenth + 1)) / priceTenths),
        ),
      }));
      return [{ members: pairs }, ...tenths].flatMap(({ members, ...decile }) =>
        members.length < fewestTested ? [] : [{ transaction, type, ...decile, ...studyOf(members) }],
      );
    }),
  );
}

function studyOf(pairs: readonly Pair[]): Omit<RatioStudy, 'transaction' | 'type' | 'decile'> {
  const random = seededRandom(1);
  const draws = Array.from({ length: bootstrapDraws }, () =>
    pairs.map(() => pairs[Math.floor(random() * pairs.length)]!),
  );
  const measure = (statistic: (of: readonly Pair[]) => number): Measured => {
    const values = draws.map(statistic);
    return { value: statistic(pairs), low: quantile(values, 0.025), high: quantile(values, 0.975) };
  };
  return {
    count: shownCount(pairs.length)!,
    medianRatio: measure(medianRatio),
    cod: measure(coefficientOfDispersion),
    prd: measure(priceRelatedDifferential),
    prb: measure(priceRelatedBias),
  };
}
