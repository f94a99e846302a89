import type { PropertyType, Transaction } from '../vocabulary/property.ts';
import { dateOf } from './dates.ts';
import { logTimeAdjustment } from './log-price.ts';

/**
 * Adjusts a price of a day (days since 1970-01-01) to a date (`YYYY-MM-DD`), or to the base of the price
 * index.
 */
export function ageingUntil(
  date: string | undefined,
  transaction: Transaction,
  propertyType: PropertyType,
): (day: number) => number {
  const now = date === undefined ? 0 : logTimeAdjustment(transaction, propertyType, date);
  // thousands of listings share a few hundred dates
  const known = new Map<number, number>();
  return (day) => {
    let ageing = known.get(day);
    if (ageing === undefined) {
      ageing = Math.exp(now - logTimeAdjustment(transaction, propertyType, dateOf(day)));
      known.set(day, ageing);
    }
    return ageing;
  };
}
