import { fewestCounted } from '../parameters/market-params.ts';
import type { Training } from '../training/train-model.ts';
import type { TestedListing } from '../training/train-transaction.ts';
import {
  accuracyFigures,
  scoreFigures,
  typeScoreFigures,
  type AccuracyFigures,
  type ScoreFigures,
  type TypeScoreFigures,
} from './accuracy-figures.ts';
import type { HardTestFigures } from './hard-tests.ts';
import { lacksOf, type MarketLack } from './lacks.ts';
import { levelOfAgencies, type IsOfAgencies } from './level-of-agencies.ts';
import { groupFigures, roomFigures, type GroupFigures, type RoomFigures } from './price-figures.ts';
import { quarterlyLevels, type QuarterLevel } from './quarterly-levels.ts';
import { ratioStudy, type RatioStudy } from './ratio-study.ts';
import { countsToShow, shownByType, shownShare, type ShowCount } from './shown-counts.ts';
import { valuedOn, type ValuedListing } from './valued-listing.ts';
import { yieldFigures, type YieldFigures } from './yield-figures.ts';
import { daysOf, daysPerYear } from '../time-adjustment/dates.ts';
import { levelMonth } from '../time-adjustment/time-levels.ts';
import { valuesFor } from '../vocabulary/attributes.ts';
import { transactions, type Listing, type Transaction } from '../vocabulary/property.ts';
import type { SiteKinds } from '../vocabulary/site.ts';
import { zonesAround, type ZoneTree } from './zone-tree.ts';

/** Of the advertisements behind a figure. */
interface ListedDays {
  first: string;
  last: string;
  /** Share of those older than a year, whose price is brought forward. */
  broughtForward: number;
}

/** No figure rests on so few advertisements that one could be identified. */
export interface ZoneFigures {
  groups: GroupFigures[];
  rooms: RoomFigures[];
  grossYield: YieldFigures | null;
  quarters: QuarterLevel[];
  accuracy: AccuracyFigures[];
  /** Null with too few advertisements. */
  listed: Record<Transaction, ListedDays | null>;
}

export interface MarketFigures {
  /** The day to whose level prices are adjusted, `YYYY-MM-DD`. */
  asOf: string;
  /** Month whose prices the figures follow, `YYYY-MM`: that of the newest rents for rents. */
  levelOf: Record<Transaction, string>;
  /** By slug; zones without advertisements are absent. */
  zones: Record<string, ZoneFigures>;
  scores: ScoreFigures[];
  /** Absent from figures of before. */
  typeScores?: TypeScoreFigures[];
  ratioStudy: RatioStudy[];
  /** Absent in figures of before. */
  lacks?: MarketLack[] | undefined;
  /** On what the model could not know; absent until measured, after it is put in service. */
  hardErrors?: HardTestFigures[] | undefined;
}

export function marketFigures(
  { model, tested }: Training,
  tree: ZoneTree,
  asOf: string,
  siteKinds: SiteKinds = new Map(),
): MarketFigures {
  const members = new Map<string, TestedListing[]>();
  for (const test of tested) {
    for (const zone of zonesAround(tree, tree.zoneAt(test.listing))) {
      const found = members.get(zone);
      if (found) found.push(test);
      else members.set(zone, [test]);
    }
  }
  const listings = learnedOf(tested);
  const valued = new Map(listings.map((listing) => [listing.id, valuedOn(asOf, model, listing)]));
  const show = countsToShow(tree, listings);
  const isOfAgencies = levelOfAgencies(listings, asOf, siteKinds);
  const zones = [...members].map(([slug, ofZone]): [string, ZoneFigures] => [
    slug,
    figuresOf(
      ofZone,
      learnedOf(ofZone).map(({ id }) => valued.get(id)!),
      { show: show(slug), isOfAgencies, asOf },
    ),
  ]);
  const levelOf = valuesFor(transactions, (transaction) =>
    levelMonth(model.byTransaction[transaction].values.levels, asOf),
  );
  return {
    asOf,
    levelOf,
    zones: Object.fromEntries(zones),
    scores: scoreFigures(tested),
    typeScores: typeScoreFigures(model),
    ratioStudy: ratioStudy(tested),
    lacks: lacksOf(listings),
  };
}

function figuresOf(
  tested: readonly TestedListing[],
  valued: readonly ValuedListing[],
  { show, isOfAgencies, asOf }: { show: ShowCount; isOfAgencies: IsOfAgencies; asOf: string },
): ZoneFigures {
  return {
    groups: groupFigures(valued, show, isOfAgencies),
    rooms: roomFigures(valued, show),
    grossYield: yieldFigures(valued),
    quarters: quarterlyLevels(valued),
    accuracy: accuracyFigures(tested, show),
    listed: valuesFor(transactions, (transaction) => {
      const listings = valued.flatMap(({ listing }) => (listing.transaction === transaction ? listing : []));
      return listedDays(
        listings.map(({ listedOn }) => listedOn),
        shownByType(listings, show).together.least,
        asOf,
      );
    }),
  };
}

/** Estimates, price check and pages know the same advertisements. */
function learnedOf(tested: readonly TestedListing[]): Listing[] {
  return tested.flatMap(({ listing, isLearned }) => (isLearned ? listing : []));
}

function listedDays(days: string[], least: number, asOf: string): ListedDays | null {
  if (least < fewestCounted) return null;
  const sorted = days.toSorted();
  const aYearBefore = daysOf(asOf) - daysPerYear;
  const older = sorted.filter((day) => daysOf(day) < aYearBefore).length;
  return {
    first: sorted[0]!,
    last: sorted.at(-1)!,
    broughtForward: shownShare(older / sorted.length, least, 0.01),
  };
}
