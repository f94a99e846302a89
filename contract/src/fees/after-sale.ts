import type { Details } from '../estimation.ts';
import type { PropertyType } from '../vocabulary.ts';
import { cliffsOf, type Cliff } from './cliffs.ts';
import type { Day } from './rate.ts';
import { saleCosts, usualAgency, type Sale } from './sale-costs.ts';

/** A price of an estimate with its range, in dinars. */
export interface RangedPrice {
  price: number;
  range: { low: number; high: number } | null;
}

export interface EstimatedSale extends RangedPrice {
  type: PropertyType;
  details: Pick<Details, 'surface' | 'is_constructible'>;
}

/** What follows an estimated net seller price, in dinars as round as it is: what is taken off and what is left make it up. */
export interface AfterSale {
  /** what an agency takes of the seller by custom, VAT included */
  agency: number;
  /** at most: the tax on the gain depends on what was paid for the property */
  left: RangedPrice;
  buyerPays: { low: number; high: number };
  /** those within the range, lowest first */
  cliffs: Cliff[];
}

/** Land is bought at the usual duties, or at less by whoever builds their own home on it. */
export function afterSale(estimated: EstimatedSale, day: Day): AfterSale {
  const { price, range } = estimated;
  const usual = usualSale(price, day);
  const { buyer } = saleCosts(usual);
  const toBuildOn = { ...usual, kind: 'buildingLand', surfaceM2: plotSurface(estimated) } as const;
  const least = mayBeBuiltOn(estimated) ? saleCosts(toBuildOn).buyer.pays.low : buyer.pays.low;
  const left = leftOf(price, day);
  return {
    agency: price - left,
    left: { price: left, range: range && { low: leftOf(range.low, day), high: leftOf(range.high, day) } },
    buyerPays: { low: asRoundAs(price, least), high: asRoundAs(price, buyer.pays.high) },
    cliffs: range
      ? cliffsOf(usual).filter(({ priceDt }) => range.low < priceDt && priceDt <= range.high)
      : [],
  };
}

/** Of a plot that its owner calls unfit to build on, nobody pays the duties of those who build. */
export const mayBeBuiltOn = ({ type, details }: EstimatedSale): boolean =>
  type === 'land' && details.is_constructible !== false;

/** Whole m², as the duties on a plot take them. */
export const plotSurface = ({ details }: EstimatedSale): number => Math.max(1, Math.round(details.surface));

const usualSale = (price: number, day: Day): Sale => ({
  kind: 'resale',
  priceDt: Math.round(price),
  day,
  fromAbroad: false,
  pages: 1,
  agency: usualAgency(day),
});

const leftOf = (price: number, day: Day): number =>
  asRoundAs(price, saleCosts(usualSale(price, day)).seller.keeps.high);

/** To the thousand at most: above a million three digits would swallow an agency's fee. */
const mostDecimals = 3;

function asRoundAs(price: number, millimes: number): number {
  const step = 10 ** Math.min(mostDecimals, Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 2));
  return Math.round(millimes / 1000 / step) * step;
}
