import { estimateFigures } from '../estimate.ts';
import { withoutDetails } from '../features/features.ts';
import { bandFloorOf, type BandFloor } from '../intervals/score.ts';
import {
  bandFloors,
  forwardYears,
  minOldRentRows,
  minRowsForTrees,
  minSiteRows,
} from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { dateOf, daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { firstNewDay } from '../training/hidden-evidence.ts';
import { trainModel } from '../training/train-model.ts';
import { createMarket } from '../valuation/market.ts';
import { isLeftOut, type Model } from '../valuation/model.ts';
import { transactions, type Listing, type Transaction } from '../vocabulary/property.ts';

type HardTestKind = 'unseenSite' | 'oldRents' | 'forward';

/** What is hidden in training and valued afterwards. */
export interface HardTest {
  kind: HardTestKind;
  transaction: Transaction;
  /** The site, the governorate, or the first day tested. */
  name: string;
  isHidden: (listing: Listing) => boolean;
}

/** An advertisement valued with the form's fields, at its own day. */
export interface HardCase {
  /** Log price less predicted log price. */
  error: number;
  inRange: boolean;
  withinFsd: boolean;
  floor: BandFloor;
}

/** Errors against asking prices of advertisements that training could not know. */
export interface HardTestFigures {
  kind: HardTestKind;
  transaction: Transaction;
  name: string;
  count: number;
  medianError: number;
  medianLogBias: number;
  inRange: number;
  scores: { floor: BandFloor; count: number; withinFsd: number }[];
}

/** Each of `minSiteRows` advertisements and more. */
export function hardTests(
  listings: readonly Listing[],
  governorateOf: (listing: Listing) => string | undefined,
): HardTest[] {
  const unseenSites = transactions.flatMap((transaction) =>
    namesOfMany(
      listings.filter((listing) => listing.transaction === transaction),
      ({ source }) => source,
      minSiteRows,
    ).map((name): HardTest => ({
      kind: 'unseenSite',
      transaction,
      name,
      isHidden: ({ source }) => source === name,
    })),
  );
  const rents = listings.filter(({ transaction }) => transaction === 'rent');
  const firstNew = firstNewDay(rents);
  const newRents = rents.filter(({ listedOn }) => listedOn >= firstNew);
  const hasOldRents = rents.length - newRents.length >= minRowsForTrees;
  const oldRents = namesOfMany(hasOldRents ? newRents : [], governorateOf, minOldRentRows).map(
    (name): HardTest => ({
      kind: 'oldRents',
      transaction: 'rent',
      name,
      isHidden: (listing) => listing.listedOn >= firstNew && governorateOf(listing) === name,
    }),
  );
  const sales = listings.filter(({ transaction }) => transaction === 'sale');
  if (sales.length === 0) return [...unseenSites, ...oldRents];
  const newest = Math.max(...sales.map(({ listedOn }) => daysOf(listedOn)));
  const from = dateOf(Math.round(newest - forwardYears * daysPerYear));
  return [
    ...unseenSites,
    ...oldRents,
    { kind: 'forward', transaction: 'sale', name: from, isHidden: ({ listedOn }) => listedOn >= from },
  ];
}

/** Trains without the hidden listings and values those that the `whole` model learned from. */
export function runHardTest(test: HardTest, listings: readonly Listing[], whole: Model): HardCase[] {
  const ofTransaction = listings.filter(({ transaction }) => transaction === test.transaction);
  const shown = ofTransaction.filter((listing) => !test.isHidden(listing));
  const market = createMarket(shown, trainModel(shown, { seed: whole.seed }));
  return ofTransaction.flatMap((listing): HardCase[] => {
    if (!test.isHidden(listing) || isLeftOut(whole.leftOut, listing.id)) return [];
    const figures = estimateFigures(withoutDetails(listing), market, listing.listedOn)[test.transaction];
    if (figures.kind === 'insufficient') return [];
    const { priceTnd: value, lowTnd, highTnd, fsd, score } = figures;
    return [
      {
        error: Math.log(listing.priceTnd / value),
        inRange: lowTnd <= listing.priceTnd && listing.priceTnd <= highTnd,
        withinFsd: Math.abs(listing.priceTnd / value - 1) <= fsd,
        floor: bandFloorOf(score),
      },
    ];
  });
}

export function hardTestFigures(
  { kind, transaction, name }: HardTest,
  cases: readonly HardCase[],
): HardTestFigures {
  const shareOf = (members: readonly HardCase[], holds: (member: HardCase) => boolean) =>
    members.filter(holds).length / members.length;
  return {
    kind,
    transaction,
    name,
    count: cases.length,
    medianError: median(cases.map(({ error }) => Math.abs(Math.exp(-error) - 1))),
    medianLogBias: median(cases.map(({ error }) => -error)),
    inRange: shareOf(cases, ({ inRange }) => inRange),
    scores: bandFloors.flatMap((floor) => {
      const members = cases.filter((member) => member.floor === floor);
      return members.length === 0
        ? []
        : [{ floor, count: members.length, withinFsd: shareOf(members, ({ withinFsd }) => withinFsd) }];
    }),
  };
}

function namesOfMany(
  listings: readonly Listing[],
  nameOf: (listing: Listing) => string | undefined,
  least: number,
): string[] {
  const counts = new Map<string, number>();
  for (const listing of listings) {
    const name = nameOf(listing);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .flatMap(([name, count]) => (count >= least && listings.length - count >= least ? [name] : []))
    .sort();
}
