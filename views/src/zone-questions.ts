import type { PropertyType, Zone } from '@soumdar/contract';
import { zoneView, type GroupView, type PricesPerM2 } from './zone-view.ts';

/** What people ask of a zone, with the figures that answer it. */
export type ZoneQuestion =
  | ({ kind: 'perM2' } & Pick<GroupView, 'transaction' | 'type' | 'count' | 'ofAgencies'> & {
        prices: PricesPerM2;
      })
  /** median price of a home of a size, DT or DT per month */
  | ({ kind: 'size'; medianPrice: number } & Pick<Zone['rooms'][number], 'transaction' | 'type' | 'rooms'>)
  | { kind: 'yield'; median: number; low: number; high: number }
  /** shares, to a year before */
  | {
      kind: 'change';
      type: PropertyType;
      quarter: string;
      yearOnYear: number;
      yearOnYearReal: number | null;
    };

/** Those answered by the zone's own figures, of the type by which it is known. */
export function zoneQuestions(zone: Pick<Zone, 'groups' | 'rooms' | 'grossYield' | 'trend'>): ZoneQuestion[] {
  const { headlines } = zoneView(zone);
  const own = [headlines.sale, headlines.rent].flatMap((group) =>
    group && !group.borrowedFrom ? [group] : [],
  );
  return [
    ...own.map(({ transaction, type, count, ofAgencies, prices }) => ({
      kind: 'perM2' as const,
      transaction,
      type,
      count,
      ofAgencies,
      prices,
    })),
    ...own.flatMap(({ transaction, type }) => sizeOf(zone, transaction, type)),
    ...(zone.grossYield ? [yieldOf(zone.grossYield)] : []),
    ...own.flatMap(({ transaction, type }) => (transaction === 'sale' ? changeOf(zone, type) : [])),
  ];
}

/** The size most advertised. */
function sizeOf(
  { rooms }: Pick<Zone, 'rooms'>,
  transaction: GroupView['transaction'],
  type: PropertyType,
): ZoneQuestion[] {
  const [most] = rooms
    .filter((room) => room.transaction === transaction && room.type === type && room.medianPrice !== null)
    .toSorted((a, b) => b.count - a.count);
  return most ? [{ kind: 'size', transaction, type, rooms: most.rooms, medianPrice: most.medianPrice! }] : [];
}

const yieldOf = ({ median, low, high }: NonNullable<Zone['grossYield']>): ZoneQuestion => ({
  kind: 'yield',
  median,
  low,
  high,
});

function changeOf({ trend }: Pick<Zone, 'trend'>, type: PropertyType): ZoneQuestion[] {
  const last = trend.findLast((quarter) => quarter.type === type && quarter.yearOnYear !== null);
  if (!last) return [];
  const { quarter, yearOnYear, yearOnYearReal } = last;
  return [{ kind: 'change', type, quarter, yearOnYear: yearOnYear!, yearOnYearReal }];
}
