import type { PropertyType, Zone } from '@soumdar/contract';

/** Shares: 0.05 is 5 % up. */
export interface PastChanges {
  /** '2025-T4', the last quarter */
  until: string;
  lastYear: number;
  /** yearly average over that many years */
  averages: { years: number; yearly: number }[];
  /** extremes from one quarter to the same quarter a year later, since `since` */
  least: number;
  most: number;
  since: string;
}

interface Point {
  quarter: string;
  value: number;
}

const averagedYears = [5, 10];

/**
 * Null where the index does not cover a whole year.
 *
 * @param figure the published index, or the same in constant dinars
 */
export function pastChanges(
  trend: Zone['trend'],
  type: PropertyType,
  figure: 'index' | 'indexReal',
): PastChanges | null {
  const points = trend
    .flatMap(({ quarter, type: of, [figure]: value }): Point[] =>
      of === type && value !== null ? [{ quarter, value }] : [],
    )
    .toSorted((one, other) => one.quarter.localeCompare(other.quarter));
  const last = points.at(-1);
  if (!last) return null;
  const valueAt = (quarter: string) => points.find((point) => point.quarter === quarter)?.value;
  const over = (years: number, { quarter, value }: Point) => {
    const before = valueAt(yearsBefore(quarter, years));
    return before === undefined ? undefined : value / before - 1;
  };
  const yearly = points.flatMap((point) => {
    const change = over(1, point);
    return change === undefined ? [] : [{ quarter: point.quarter, change }];
  });
  const lastYear = over(1, last);
  if (lastYear === undefined) return null;
  const changes = yearly.map(({ change }) => change);
  return {
    until: last.quarter,
    lastYear,
    averages: averagedYears.flatMap((years) => {
      const change = over(years, last);
      return change === undefined ? [] : [{ years, yearly: (1 + change) ** (1 / years) - 1 }];
    }),
    least: Math.min(...changes),
    most: Math.max(...changes),
    since: yearly[0]!.quarter,
  };
}

function yearsBefore(quarter: string, years: number): string {
  const [year = '', rest = ''] = quarter.split('-');
  return `${Number(year) - years}-${rest}`;
}
