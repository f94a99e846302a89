import { areaStepsPerDegree, tunisiaRings } from '@soumdar/contract';
import {
  propertyTypes,
  transactions,
  valuesFor,
  type MarketFigures,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { kmBetween, zoneTree, type Zone } from '@soumdar/listings';
import { clipPolygon } from 'lineclip';
import { intersection } from 'polyclip-ts';

/** On Mercator's plane, in degrees of longitude. */
type Point = [x: number, y: number];

/** Rings of each place by slug, as `degreesOf` reads them. */
type Areas = Record<string, number[][]>;
export type PriceAreas = Record<Transaction, Record<PropertyType, Areas>>;

const radiusKm = 1.5;
const kmPerDegree = 111.2;
/** The widest gap to the circle is 6 m. */
const cornersOfCircle = 36;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/** The points nearer to a place with a price than to any other, cut at `radiusKm` and at the coast. */
export function priceAreas(figures: MarketFigures): PriceAreas {
  return valuesFor(transactions, (transaction) =>
    valuesFor(propertyTypes, (type) => areasOf(finestPriced(figures, transaction, type))),
  );
}

/** Neighbourhoods, and towns without a priced one. */
function finestPriced(figures: MarketFigures, transaction: Transaction, type: PropertyType): Zone[] {
  const priced = [...zoneTree().zones.values()].filter(({ slug }) =>
    figures.zones[slug]?.groups.some(
      (group) => group.transaction === transaction && group.type === type && group.medianPerSqm !== null,
    ),
  );
  const divided = new Set(priced.flatMap(({ level, parent }) => (level === 'neighbourhood' ? parent : [])));
  return priced.filter(
    ({ level, slug }) => level === 'neighbourhood' || (level === 'town' && !divided.has(slug)),
  );
}

/** @internal */
export function areasOf(places: readonly Pick<Zone, 'slug' | 'lat' | 'lng'>[]): Areas {
  const centres = places.map((place) => ({ ...place, at: toPlane(place) }));
  return Object.fromEntries(
    centres.map((place) => {
      const circle = circleAround(place);
      // those at one point, as the places of one town that nobody has placed better, share its area
      const near = centres.filter(({ lat, lng }) => {
        const km = kmBetween(place, { lat, lng });
        return km > 0 && km < 2 * radiusKm;
      });
      const cell = near.reduce((area, other) => nearerPart(area, place.at, other.at), circle);
      const onLand = isCutByCoast(circle) ? intersection([cell], landAround(circle)).flat() : [];
      // a place on reclaimed land may lie off the coast
      const rings = onLand.length === 0 ? [cell] : onLand.map((ring) => ring.slice(1) as Point[]);
      return [place.slug, rings.map(stepsOf)];
    }),
  );
}

/** The part of a convex area that is nearer to one point than to another. */
function nearerPart(area: Point[], one: Point, other: Point): Point[] {
  // zero on the line between them, positive on the side of `one`
  const side = ([x, y]: Point) =>
    (x - (one[0] + other[0]) / 2) * (one[0] - other[0]) + (y - (one[1] + other[1]) / 2) * (one[1] - other[1]);
  return area.flatMap((to, at) => {
    const from = area.at(at - 1)!;
    const [before, after] = [side(from), side(to)];
    const share = before / (before - after);
    const crossing: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    return [...(before > 0 !== after > 0 ? [crossing] : []), ...(after > 0 ? [to] : [])];
  });
}

function circleAround({ at: [x, y], lat }: { at: Point; lat: number }): Point[] {
  const radius = radiusKm / kmPerDegree / Math.cos(toRadians(lat));
  return Array.from({ length: cornersOfCircle }, (_, at) => {
    const angle = (2 * Math.PI * at) / cornersOfCircle;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const land = tunisiaRings.map((ring) =>
  Array.from({ length: ring.length / 2 }, (_, at) => toPlane({ lng: ring[2 * at]!, lat: ring[2 * at + 1]! })),
);

function boxAround(circle: Point[]): [west: number, south: number, east: number, north: number] {
  const [xs, ys] = [circle.map(([x]) => x), circle.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Cut at the box around the circle: the whole country would take a second to intersect. */
function landAround(circle: Point[]): Point[][][] {
  const box = boxAround(circle);
  return land.map((ring) => [clipPolygon(ring, box)]).filter(([ring]) => ring!.length > 0);
}

/** Or by the land border. */
function isCutByCoast(circle: Point[]): boolean {
  const [west, south, east, north] = boxAround(circle);
  return landAround(circle)
    .flat(2)
    .some(([x, y]) => (x !== west && x !== east) || (y !== south && y !== north));
}

function toPlane({ lat, lng }: { lat: number; lng: number }): Point {
  return [lng, toDegrees(Math.asinh(Math.tan(toRadians(lat))))];
}

function stepsOf(ring: Point[]): number[] {
  const corners = ring.map(([x, y]): Point => {
    const lat = toDegrees(Math.atan(Math.sinh(toRadians(y))));
    return [Math.round(x * areaStepsPerDegree), Math.round(lat * areaStepsPerDegree)];
  });
  return corners.flatMap(([x, y], at) => {
    const [fromX = 0, fromY = 0] = corners[at - 1] ?? [];
    return [x - fromX, y - fromY];
  });
}
