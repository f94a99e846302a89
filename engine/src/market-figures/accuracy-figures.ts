import { bandFloorOf, scoreOf, type BandFloor } from '../intervals/score.ts';
import { fewestTested } from '../parameters/market-params.ts';
import { bandFloors } from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { relativeError } from '../training/out-of-fold-errors.ts';
import { shownCount, toTens } from './complementary-suppression.ts';
import { shownByType, shownShare, type ShowCount } from './shown-counts.ts';
import type { TestedListing } from '../training/train-transaction.ts';
import type { Model } from '../valuation/model.ts';
import { propertyTypes, transactions, type PropertyType, type Transaction } from '../vocabulary/property.ts';

/** Out-of-fold errors against asking prices, as shares. */
export interface AccuracyFigures {
  transaction: Transaction;
  /** Null for all types together. */
  type: PropertyType | null;
  count: number;
  medianError: number;
  within10: number;
  within20: number;
  /** Share of the asking prices within the range of 80 %. */
  inRange: number;
}

/** Shares, by level of the score; the promise is that 68 % of errors are below 100 % less the score. */
export interface ScoreFigures {
  transaction: Transaction;
  floor: BandFloor;
  count: number;
  medianError: number;
  withinPromise: number;
}

/** Of one type and level: what a result says of its figure. */
export interface TypeScoreFigures {
  transaction: Transaction;
  type: PropertyType;
  floor: BandFloor;
  count: number;
  medianError: number;
  p90Error: number;
  within20: number;
}

export function typeScoreFigures({ byTransaction }: Model): TypeScoreFigures[] {
  return transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type) =>
      bandFloors.flatMap((floor): TypeScoreFigures[] => {
        const accuracy = byTransaction[transaction].accuracyByBand[type][floor];
        if (!accuracy) return [];
        const { rows, ...errors } = accuracy;
        return [{ transaction, type, floor, count: shownCount(rows)!, ...errors }];
      }),
    ),
  );
}

/** Without small groups. Counts and shares tell no more than the counts that the zone shows by type. */
export function accuracyFigures(tested: readonly TestedListing[], show: ShowCount): AccuracyFigures[] {
  return transactions.flatMap((transaction) => {
    const all = tested.filter(({ listing }) => listing.transaction === transaction);
    const { byType, together } = shownByType(
      all.map(({ listing }) => listing),
      show,
    );
    return [null, ...propertyTypes].flatMap((type): AccuracyFigures[] => {
      const { shown, least } = (type === null ? together : byType.get(type)) ?? hidden;
      if (shown === null || least < fewestTested) return [];
      const members = type === null ? all : all.filter(({ listing }) => listing.propertyType === type);
      const errors = members.map(relativeError);
      return [
        {
          transaction,
          type,
          count: toTens(shown),
          medianError: median(errors),
          within10: shownShare(
            shareOf(errors, (error) => error <= 0.1),
            least,
          ),
          within20: shownShare(
            shareOf(errors, (error) => error <= 0.2),
            least,
          ),
          inRange: shownShare(
            shareOf(members, ({ error, interval: { low, high } }) => low <= error && error <= high),
            least,
          ),
        },
      ];
    });
  });
}

const hidden = { shown: null, least: 0 };

/** Best level first, without small levels. */
export function scoreFigures(tested: readonly TestedListing[]): ScoreFigures[] {
  return transactions.flatMap((transaction) =>
    bandFloors.flatMap((floor): ScoreFigures[] => {
      const members = tested.filter(
        ({ listing, interval }) =>
          listing.transaction === transaction && bandFloorOf(scoreOf(interval.fsd)) === floor,
      );
      if (members.length < fewestTested) return [];
      return [
        {
          transaction,
          floor,
          count: shownCount(members.length)!,
          medianError: median(members.map(relativeError)),
          withinPromise: shareOf(members, (member) => relativeError(member) <= member.interval.fsd),
        },
      ];
    }),
  );
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}
