import { gazetteer, type Point } from './gazetteer.ts';

/** Kilometres in a degree at the latitudes of Tunisia. */
const kmPerDegree = { lat: 111, lng: 91 };

/** In the square around `a` whose sides are `km` away. */
export function isNear(a: Point, b: Point, km: number): boolean {
  return Math.abs(a.lat - b.lat) * kmPerDegree.lat <= km && Math.abs(a.lng - b.lng) * kmPerDegree.lng <= km;
}

const kmPerDegreeOfLatitude = 111.2;

/** On a flat map around `a`, almost exact over the width of the country. */
export function kmBetween(a: Point, b: Point): number {
  const kmPerLng = kmPerDegreeOfLatitude * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot((a.lat - b.lat) * kmPerDegreeOfLatitude, (a.lng - b.lng) * kmPerLng);
}

export function isNearPlace(position: Point, km: number): boolean {
  return gazetteer().some((place) => kmBetween(position, place) <= km);
}

const marginDegrees = 0.2;

let box: { south: number; north: number; west: number; east: number } | undefined;

/** True within the box around all places of the gazetteer, with islands and a margin. */
export function isInTunisia({ lat, lng }: Point): boolean {
  const { south, north, west, east } = (box ??= boxAround(gazetteer()));
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

function boxAround(points: Point[]) {
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  return {
    south: Math.min(...lats) - marginDegrees,
    north: Math.max(...lats) + marginDegrees,
    west: Math.min(...lngs) - marginDegrees,
    east: Math.max(...lngs) + marginDegrees,
  };
}
