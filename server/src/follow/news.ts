import type { PropertyType } from '@soumdar/contract';
import type { Follow, NoFigure } from '@soumdar/db';
import { monthsBefore } from '../clock.ts';
import type { Point } from './point.ts';
import { shownPrices } from './shown-prices.ts';

type FollowSide = 'sale' | 'rent';

/** What has become of a side since its owner was last told. Prices are unrounded, and none that is not shown. */
export interface SideNews {
  side: FollowSide;
  kind: 'moved' | 'first_figure' | 'still';
  notified: number | null;
  price: number | null;
  /** of the price, 8 in 10 */
  range: { low: number; high: number } | null;
  /** what learning anew alone moves such a price by, as a change of its logarithm */
  noise: number;
}

export interface PropertyNews {
  sides: SideNews[];
  /** null where a side has a figure */
  noFigure: NoFigure | null;
}

/** Where it was not measured yet: more than what was measured for any type on real advertisements. */
const unmeasuredNoise = 0.09;
/** Figures are rounded, and nobody wants to hear of less. */
const minNotifiedChange = 0.02;
const quarterMonths = 3;

/** What there is to tell of a followed property. */
export function newsOf(
  propertyType: PropertyType,
  { told_sale, told_rent }: Pick<Follow, 'told_sale' | 'told_rent'>,
  point: Point,
): PropertyNews {
  const prices = shownPrices(propertyType, point);
  const sides = [
    sideNews('sale', told_sale, prices.sale, point),
    sideNews('rent', told_rent, prices.rent, point),
  ];
  return {
    sides: propertyType === 'land' ? sides.slice(0, 1) : sides,
    noFigure: point.no_figure ?? null,
  };
}

function sideNews(side: FollowSide, notified: number | null, price: number | null, point: Point): SideNews {
  const noise = Math.max(minNotifiedChange, point[`${side}_noise`] ?? unmeasuredNoise);
  const [low, high] = [point[`${side}_low`] ?? null, point[`${side}_high`] ?? null];
  const range = low === null || high === null ? null : { low, high };
  const common = { side, notified, price, range, noise };
  if (price === null) return { ...common, kind: 'still' };
  if (notified === null) return { ...common, kind: 'first_figure' };
  return { ...common, kind: Math.abs(Math.log(price / notified)) > noise ? 'moved' : 'still' };
}

export const hasNews = ({ sides }: PropertyNews): boolean => sides.some(({ kind }) => kind !== 'still');

/** True once a quarter has passed since the owner was told. */
export const isQuarterOver = (notifiedAt: string, now: Date): boolean =>
  Date.parse(notifiedAt) <= monthsBefore(now, quarterMonths).getTime();
