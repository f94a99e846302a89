import { ringsOf } from './rings.ts';
import { tunisiaOutline } from './tunisia-outline.ts';

/** Land with its islands: rings of lng, lat, lng, lat… in WGS 84 degrees, accurate to 100 m. */
export const tunisiaRings: readonly (readonly number[])[] = /* @__PURE__ */ ringsOf(tunisiaOutline);

/**
 * Places of the gazetteer outside the outline, on reclaimed land or misplaced: lng, lat, lng, lat…
 * Add new ones here; a test of the server names those that lack.
 */
const placesOutsideOutline = [
  10.043, 37.276, 10.115, 33.91, 10.15, 37.2333, 10.155, 37.1495, 10.1552, 37.1489, 10.156, 37.1485, 10.1573,
  37.1478, 10.1584, 37.1496, 10.1597, 37.1465, 10.1608, 37.1453, 10.164, 37.2411, 10.1752, 37.1458, 10.18,
  37.13, 10.1901, 37.1633, 10.1936, 37.1669, 10.2856, 36.7939, 10.2875, 36.7995, 10.288, 36.786, 10.29,
  36.788, 10.29, 36.8, 10.295, 36.795, 10.2975, 36.7963, 10.2986, 36.7931, 10.3, 36.8, 10.317, 36.752, 10.319,
  36.754, 10.321, 36.756, 10.323, 36.758, 10.325, 36.76, 10.327, 36.762, 10.329, 36.764, 10.33, 36.765,
  10.332, 36.767, 10.334, 36.769, 10.335, 36.889, 10.336, 36.771, 10.338, 36.773, 10.343, 36.738, 10.345,
  36.735, 10.3469, 36.7417, 10.558, 36.383, 10.715, 36.437, 10.7833, 36.45, 10.8667, 36.5667, 11.045, 35.388,
  11.05, 35.3833, 11.1514, 34.7264, 11.5333, 33.1333, 8.5333, 36.8167, 8.76, 36.958, 8.8, 36.985, 8.81, 36.98,
  8.82, 36.975, 9.08, 37.225, 9.8265, 37.2019, 9.86, 37.255, 9.8602, 37.2553, 9.8623, 37.2585, 9.8637,
  37.2573, 9.865, 37.2561, 9.8662, 37.2549, 9.8681, 37.2606, 9.8772, 37.2683, 9.9085, 37.261, 9.9123, 37.2601,
];

/** Of the map, rounded; WGS 84 degrees. */
export const tunisiaBounds = { south: 30.2, north: 37.5, west: 7.5, east: 11.6 } as const;

/** Margin around the outline and around places of the gazetteer. */
const marginKm = 3;
const kmPerDegree = 111.2;

interface Position {
  lat: number;
  lng: number;
}

/** With a margin of 3 km; WGS 84 degrees. */
export function isInTunisia(position: Position): boolean {
  const { lat, lng } = position;
  const { south, north, west, east } = tunisiaBounds;
  if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return false;
  return isWithinOutline(position, marginKm) || isNearPlaceOutside(position);
}

export function isWithinOutline(position: Position, km = 0): boolean {
  if (tunisiaRings.some((ring) => contains(ring, position))) return true;
  return km > 0 && tunisiaRings.some((ring) => isNearSide(ring, position, km));
}

function isNearPlaceOutside(position: Position): boolean {
  const placeAt = cornersAround(placesOutsideOutline, position);
  for (let index = 0; index < placesOutsideOutline.length / 2; index += 1) {
    const { x, y } = placeAt(index);
    if (Math.hypot(x, y) <= marginKm) return true;
  }
  return false;
}

/** Ray casting to the east. */
function contains(ring: readonly number[], { lat, lng }: Position): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [fromLat, toLat] = [ring[before + 1]!, ring[at + 1]!];
    if (fromLat > lat === toLat > lat) continue;
    const share = (lat - fromLat) / (toLat - fromLat);
    if (ring[before]! + share * (ring[at]! - ring[before]!) > lng) inside = !inside;
  }
  return inside;
}

function isNearSide(ring: readonly number[], position: Position, km: number): boolean {
  const cornerAt = cornersAround(ring, position);
  const [marginLng, marginLat] = [km / kmPerLngAt(position.lat), km / kmPerDegree];
  const isBeyond = (from: number, to: number, middle: number, margin: number) =>
    (from > middle + margin && to > middle + margin) || (from < middle - margin && to < middle - margin);
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    if (isBeyond(ring[before + 1]!, ring[at + 1]!, position.lat, marginLat)) continue;
    if (isBeyond(ring[before]!, ring[at]!, position.lng, marginLng)) continue;
    if (distanceToSide(cornerAt(before / 2), cornerAt(at / 2)) <= km) return true;
  }
  return false;
}

interface Corner {
  x: number;
  y: number;
}

/** Corners of a list of lng, lat, lng, lat… as flat coordinates in km from the position. */
function cornersAround(degrees: readonly number[], { lat, lng }: Position): (index: number) => Corner {
  const kmPerLng = kmPerLngAt(lat);
  return (index) => {
    const at = 2 * index;
    return { x: (degrees[at]! - lng) * kmPerLng, y: (degrees[at + 1]! - lat) * kmPerDegree };
  };
}

const kmPerLngAt = (lat: number) => kmPerDegree * Math.cos((lat * Math.PI) / 180);

/** From the origin. */
function distanceToSide(from: Corner, to: Corner): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = -(from.x * dx + from.y * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}
