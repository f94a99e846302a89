import { estimateFigures, withoutDetails, type Listing, type Market, type Position } from '@soumdar/engine';
import { quarterAt, zoneTree } from '@soumdar/listings';
import { ofEachKind, percent, printMeasured, type OfKind } from './held-out-market.ts';

/** How little a short way inside a neighbourhood moves the price of homes of a type. @internal */
export interface Stability extends OfKind {
  pairs: number;
  /** Share of the pairs of points between which the price moves by `largestMove` at most. */
  steady: number;
}

const wayKm = 0.3;
const largestMove = 0.05;
const leastSteady = 0.95;
const subjectsPerType = 300;
const fewestPairs = 30;
/** A neighbourhood reaches so far from its centre. */
const reachKm = 1;
/** Near a border a second point may lie elsewhere. */
const mostTries = 40;
const kmPerDegree = 111.2;

/** With pins as they are, and as the product brings them to a centre. */
export function printStability(listings: readonly Listing[], asOf: string): void {
  printMeasured(listings, {
    of: (market, tested) => {
      const pinned = stabilityOf(market, tested, asOf, (position) => position);
      return stabilityOf(market, tested, asOf).map((found, at) => ({
        ...found,
        atPin: pinned[at]!.steady,
      }));
    },
    columns: {
      pairs: ({ pairs }) => String(pairs),
      'at the pin': ({ atPin }) => percent(atPin),
      'at the centre': ({ steady }) => percent(steady),
    },
    failuresOf: unsteady,
  });
}

/**
 * Of listings in neighbourhoods, moved to two points of theirs.
 * @param placed where a property at a position is valued: by default as the product does
 * @internal
 */
export function stabilityOf(
  market: Market,
  listings: readonly Listing[],
  asOf: string,
  placed: (position: Position) => Position = quarterAt,
): Stability[] {
  const tree = zoneTree();
  const inNeighbourhoods = listings.filter(
    (listing) => tree.zones.get(tree.zoneAt(listing))!.level === 'neighbourhood',
  );
  return ofEachKind(inNeighbourhoods, (ofType, kind) => {
    const step = Math.max(1, Math.floor(ofType.length / subjectsPerType));
    const moves = ofType
      .filter((_, at) => at % step === 0)
      .slice(0, subjectsPerType)
      .flatMap((listing, number) => {
        const points = twoPointsAround(listing, number);
        const [from, to] = (points ?? []).map((point) => {
          const subject = { ...withoutDetails(listing), ...placed(point) };
          const figures = estimateFigures(subject, market, asOf)[kind.transaction];
          return figures.kind === 'estimated' ? figures.priceTnd : undefined;
        });
        return from === undefined || to === undefined ? [] : [Math.abs(to / from - 1)];
      });
    if (moves.length < fewestPairs) return undefined;
    const steady = moves.filter((move) => move <= largestMove).length / moves.length;
    return { ...kind, pairs: moves.length, steady };
  });
}

/** What moves too often. @internal */
export function unsteady(found: readonly Stability[]): string[] {
  return found.flatMap(({ transaction, type, steady }) =>
    steady < leastSteady ? [`${transaction} ${type}: ${steady} of prices stay where they are`] : [],
  );
}

/** In the neighbourhood of the listing, and `wayKm` apart. */
function twoPointsAround(listing: Listing, number: number): [Position, Position] | undefined {
  const tree = zoneTree();
  const slug = tree.zoneAt(listing);
  const centre = tree.zones.get(slug)!;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const turn = 2.4 * (number + attempt);
    const away = reachKm * Math.sqrt(((number * 7 + attempt * 3) % mostTries) / mostTries);
    const from = moved(centre, away, turn);
    const to = moved(from, wayKm, 1.7 * turn);
    if (tree.zoneAt(from) === slug && tree.zoneAt(to) === slug) return [from, to];
  }
  return undefined;
}

function moved({ lat, lng }: Position, km: number, bearing: number): Position {
  return {
    lat: lat + (km * Math.cos(bearing)) / kmPerDegree,
    lng: lng + (km * Math.sin(bearing)) / (kmPerDegree * Math.cos((lat * Math.PI) / 180)),
  };
}
