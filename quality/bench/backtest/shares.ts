import {
  estimateFigures,
  withoutDetails,
  type Listing,
  type Market,
  type Position,
  type Subject,
  type TransactionFigures,
} from '@soumdar/engine';
import { coarseBounds, coarsePosition, shownFromScore } from '@soumdar/contract';
import { quarterAt } from '@soumdar/listings';
import { roundings } from '@soumdar/rules';
import { ofEachKind, printMeasured, type OfKind } from './held-out-market.ts';
import { isPlausible } from './plausible.ts';

/** Where a home may be, to who has its share's link and tries positions of its square by previews. @internal */
export interface Hidden extends OfKind {
  homes: number;
  /** Positions of 11 m that still fit: for one home in twenty at most, and in the middle. */
  least: number;
  median: number;
  /** Homes of which fewer than a hundred positions fit. */
  nearlyFound: number;
}

/** A square of a hundredth of a degree has so many times so many positions of 11 m. */
const positionsAcross = 100;
/** Tries of a row: about a thousand previews, seventeen days of an account. */
const triesAcross = 32;
/** A home lies so far from where its advertisement stands. */
const reachDegrees = 0.007;
const fewPositions = 100;

export function printShares(listings: readonly Listing[], asOf: string): void {
  printMeasured(listings, {
    of: (market, tested) => hiddenBy(market, tested, asOf),
    columns: {
      homes: ({ homes }) => String(homes),
      'positions left, one in twenty': ({ least }) => String(least),
      'in the middle': ({ median }) => String(median),
      'under a hundred': ({ nearlyFound }) => String(nearlyFound),
    },
    failuresOf: () => [],
  });
}

/** Each try stands for the positions around it, so that what fits is a share of the square. Homes show a rent too. @internal */
export function hiddenBy(
  market: Market,
  listings: readonly Listing[],
  asOf: string,
  homesPerType = 24,
): Hidden[] {
  const sales = listings.filter((listing) => listing.transaction === 'sale' && isPlausible(listing));
  return ofEachKind(sales, (ofType, kind) => {
    const step = Math.max(1, Math.floor(ofType.length / homesPerType));
    const left = ofType
      .filter((_, at) => at % step === 0)
      .slice(0, homesPerType)
      .map((listing, number) => positionsLeft(market, homeNear(listing, number), asOf))
      .toSorted((a, b) => a - b);
    if (left.length < homesPerType) return undefined;
    return {
      ...kind,
      homes: left.length,
      least: left[Math.floor(left.length / 20)]!,
      median: left[Math.floor(left.length / 2)]!,
      nearlyFound: left.filter((positions) => positions < fewPositions).length,
    };
  });
}

/** Advertisements stand at centres, homes around them. */
function homeNear(listing: Listing, number: number): Subject {
  const [turn, far] = [2.4 * number, reachDegrees * Math.sqrt(((7 * number) % 20) / 20)];
  return {
    ...withoutDetails(listing),
    lat: listing.lat + far * Math.cos(turn),
    lng: listing.lng + far * Math.sin(turn),
  };
}

function positionsLeft(market: Market, home: Subject, asOf: string): number {
  const shownByQuarter = new Map<string, string>();
  const shownAt = (position: Position): string => {
    const quarter = quarterAt(position);
    const key = `${quarter.lat} ${quarter.lng}`;
    const shown = shownByQuarter.get(key) ?? shownOf({ ...home, ...quarter }, market, asOf);
    shownByQuarter.set(key, shown);
    return shown;
  };
  const own = shownAt(home);
  const [southWest, northEast] = coarseBounds(coarsePosition(home));
  let fitting = 0;
  for (let row = 0; row < triesAcross; row += 1)
    for (let column = 0; column < triesAcross; column += 1) {
      const lat = southWest.lat + ((row + 0.5) / triesAcross) * (northEast.lat - southWest.lat);
      const lng = southWest.lng + ((column + 0.5) / triesAcross) * (northEast.lng - southWest.lng);
      if (shownAt({ lat, lng }) === own) fitting += 1;
    }
  // the home's own position fits, though no try may have met it
  return Math.max(1, Math.round((fitting / triesAcross ** 2) * positionsAcross ** 2));
}

/** What a share tells of the exact position: both figures with ranges, scores and days, as they are rounded. */
function shownOf(home: Subject, market: Market, asOf: string): string {
  const { sale, rent } = estimateFigures(home, market, asOf);
  return JSON.stringify([shownSide(sale, roundings.sale.price), shownSide(rent, roundings.rent.price)]);
}

function shownSide(side: TransactionFigures, round: (tnd: number) => number): unknown[] {
  if (side.kind === 'insufficient') return [];
  const { score, oldEvidenceOn, priceTnd, lowTnd, highTnd } = side;
  return [score, oldEvidenceOn, ...(score < shownFromScore ? [] : [priceTnd, lowTnd, highTnd].map(round))];
}
