import { fewestShown, roomsShown } from '../parameters/market-params.ts';
import { sortedQuantile } from '../statistics/quantile.ts';
import { propertyTypes, transactions, type PropertyType, type Transaction } from '../vocabulary/property.ts';
import type { IsOfAgencies } from './level-of-agencies.ts';
import { groupKind, roomsKind, type ShowCount } from './shown-counts.ts';
import type { ValuedListing } from './valued-listing.ts';

/** DT per m², per month for a rent. */
export interface GroupFigures {
  transaction: Transaction;
  type: PropertyType;
  /** Advertisements, as `countsToShow` shows them. */
  count: number | null;
  /** Null below `fewestShown`, like what follows. */
  medianPerSqm: number | null;
  /** As asked on the day of each advertisement. */
  medianListedPerSqm: number | null;
  /** Bounds of the middle eight of ten. */
  lowPerSqm: number | null;
  highPerSqm: number | null;
  medianSurface: number | null;
  /** Whether all its recent advertisements are of agencies; absent in figures of before. */
  ofAgencies?: boolean | undefined;
}

/** Asking prices of whole homes by rooms, the living room included: S+2 has 3. */
export interface RoomFigures {
  transaction: Transaction;
  type: PropertyType;
  rooms: number;
  count: number | null;
  medianPrice: number | null;
}

export function groupFigures(
  listings: readonly ValuedListing[],
  show: ShowCount,
  isOfAgencies: IsOfAgencies,
): GroupFigures[] {
  return groupsOf(listings).map(({ transaction, type, members }) => {
    const perSqm = sorted(members.map(({ listing, priceTnd }) => priceTnd / listing.surfaceM2));
    const listedPerSqm = sorted(members.map(({ listing }) => listing.priceTnd / listing.surfaceM2));
    const surfaces = sorted(members.map(({ listing }) => listing.surfaceM2));
    const shown = (values: Float64Array, share: number) =>
      members.length < fewestShown ? null : sortedQuantile(values, share);
    return {
      transaction,
      type,
      count: show(groupKind({ transaction, propertyType: type }), members.length).shown,
      medianPerSqm: shown(perSqm, 0.5),
      medianListedPerSqm: shown(listedPerSqm, 0.5),
      lowPerSqm: shown(perSqm, 0.1),
      highPerSqm: shown(perSqm, 0.9),
      medianSurface: shown(surfaces, 0.5),
      ofAgencies: isOfAgencies(
        members.map(({ listing }) => listing),
        transaction,
        type,
      ),
    };
  });
}

export function roomFigures(listings: readonly ValuedListing[], show: ShowCount): RoomFigures[] {
  return groupsOf(listings).flatMap(({ transaction, type, members }) =>
    roomsShown.flatMap((rooms): RoomFigures[] => {
      const prices = members.filter(({ listing }) => listing.rooms === rooms).map(({ priceTnd }) => priceTnd);
      const { shown: count } = show(roomsKind({ transaction, propertyType: type }, rooms), prices.length);
      if (type === 'land' || count === null) return [];
      const medianPrice = prices.length < fewestShown ? null : sortedQuantile(sorted(prices), 0.5);
      return [{ transaction, type, rooms, count, medianPrice }];
    }),
  );
}

function groupsOf(listings: readonly ValuedListing[]) {
  return transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type) => {
      const members = listings.filter(
        ({ listing }) => listing.transaction === transaction && listing.propertyType === type,
      );
      return members.length > 0 ? [{ transaction, type, members }] : [];
    }),
  );
}

const sorted = (values: number[]) => Float64Array.from(values).sort();
