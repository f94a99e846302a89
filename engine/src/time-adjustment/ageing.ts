import type { PropertyType } from '../vocabulary/property.ts';
import { dateOf } from './dates.ts';
import { logTimeAdjustment, type TimeLevels } from './time-levels.ts';

/**
 * Adjusts a price of a day (days since 1970-01-01) to a date (`YYYY-MM-DD`), or to the base of the levels.
 */
export function ageingUntil(
  date: string | undefined,
  levels: TimeLevels,
  propertyType: PropertyType,
): (day: number) => number {
  const now = date === undefined ? 0 : logTimeAdjustment(levels, propertyType, date);
  // thousands of listings share a few hundred dates
  const known = new Map<number, number>();
  return (day) => {
    let ageing = known.get(day);
    if (ageing === undefined) {
      ageing = Math.exp(now - logTimeAdjustment(levels, propertyType, dateOf(day)));
      known.set(day, ageing);
    }
    return ageing;
  };
}
