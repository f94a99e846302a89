import type { PropertyType } from '@soumdar/engine';
import { cliffsOf, type Cliff } from './cliffs.ts';
import type { Day } from './rate.ts';
import { saleCosts, usualAgency, type Sale } from './sale-costs.ts';

/** In dinars. */
export interface RangedPrice {
  price: number;
  range: { low: number; high: number } | null;
}

export interface EstimatedSale extends RangedPrice {
  type: PropertyType;
  details: { surface: number; is_constructible?: boolean | null | undefined };
}

/** Dinars, as rounded as the estimated net seller price; `agency` and `left` add up to it. */
export interface AfterSale {
  /** usual fee, VAT included */
  agency: number;
  /** at most: the tax on the gain depends on the purchase price */
  left: RangedPrice;
  buyerPays: { low: number; high: number };
  /** within the range, lowest first */
  cliffs: Cliff[];
}

/** Land has the usual duties, or lower ones for buyers who build their own home on it. */
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

export const mayBeBuiltOn = ({ type, details }: EstimatedSale): boolean =>
  type === 'land' && details.is_constructible !== false;

/** Duties are by whole m². */
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

/** To the thousand at most: above a million, three digits would hide an agency's fee. */
const mostDecimals = 3;

function asRoundAs(price: number, millimes: number): number {
  const step = 10 ** Math.min(mostDecimals, Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 2));
  return Math.round(millimes / 1000 / step) * step;
}
