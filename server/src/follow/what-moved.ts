import { logTimeAdjustment, methodVersion, type PropertyType, type Transaction } from '@soumdar/engine';

/** A price of a side at a day (`YYYY-MM-DD`), by a model. */
export interface PricedSide {
  price: number | null;
  date: string;
  modelVersion: string;
  method: number;
}

/** What moved a price, as logarithms that add up to the whole change. */
export interface Moves {
  index: number;
  /** null where it cannot be told apart from the model */
  listings: number | null;
  model: number | null;
}

/**
 * What moved a price since the point before, one step after the other: the day, by the published index; the advertisements, valued by
 * the model of before; then the model. The last two are told apart only with the price that the model of before gives today, among the
 * advertisements of today, which this version of the method must have made both times.
 *
 * @param byFormerModel that price; undefined where that model is gone
 */
export function whatMoved(
  transaction: Transaction,
  propertyType: PropertyType,
  before: PricedSide,
  now: PricedSide,
  byFormerModel: number | undefined,
): Moves | undefined {
  if (before.price === null || now.price === null) return undefined;
  const indexAt = (date: string) => logTimeAdjustment(transaction, propertyType, date);
  const index = indexAt(now.date) - indexAt(before.date);
  const isSameModel = before.modelVersion === now.modelVersion;
  const between = isSameModel ? now.price : byFormerModel;
  if (between === undefined || before.method !== methodVersion) return { index, listings: null, model: null };
  return {
    index,
    listings: Math.log(between / before.price) - index,
    model: isSameModel ? 0 : Math.log(now.price / between),
  };
}
