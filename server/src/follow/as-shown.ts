import type { Transaction } from '@soumdar/engine';
import { roundings } from '@soumdar/rules';
import type { Moves } from './point.ts';

/** Changes are those between the figures that are shown, in emails as on screens: logarithms. */
export function changeAsShown(side: Transaction, before: number, now: number): number {
  const { price: round } = roundings[side];
  return Math.log(round(now) / round(before));
}

/** What moved the exact prices, made to add up to the change shown: the larger part that is not published takes what rounding leaves. */
export function movesAsShown(change: number, { index, listings, model }: Moves): Moves {
  if (listings === null || model === null) return { index, listings: null, model: null };
  return Math.abs(model) > Math.abs(listings)
    ? { index, listings, model: change - index - listings }
    : { index, listings: change - index - model, model };
}
