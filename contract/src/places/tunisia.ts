import { placesOutsideOutline, tunisiaRings } from './tunisia-outline.ts';

/** Of the map, rounded; WGS 84 degrees. */
export const tunisiaBounds = { south: 30.2, north: 37.5, west: 7.5, east: 11.6 } as const;

/** Margin around the outline, which is accurate to 2 km, and around places of the gazetteer. */
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
  return tunisiaRings.some((ring) => isWithin(ring, position, km));
}

function isNearPlaceOutside(position: Position): boolean {
  const placeAt = cornersAround(placesOutsideOutline, position);
  for (let index = 0; index < placesOutsideOutline.length / 2; index += 1) {
    const { x, y } = placeAt(index);
    if (Math.hypot(x, y) <= marginKm) return true;
  }
  return false;
}

/** Ray casting to the east; within `km` of a side is inside too. */
function isWithin(ring: number[], position: Position, km: number): boolean {
  const corner = cornersAround(ring, position);
  let inside = false;
  for (let index = 0; index < ring.length / 2; index += 1) {
    const [from, to] = [corner(index), corner(index + 1)];
    if (km > 0 && distanceToSide(from, to) <= km) return true;
    const crossesEast = from.x + ((to.x - from.x) * -from.y) / (to.y - from.y) > 0;
    if (from.y > 0 !== to.y > 0 && crossesEast) inside = !inside;
  }
  return inside;
}

interface Corner {
  x: number;
  y: number;
}

/** Corners of a list of lng, lat, lng, lat… as flat coordinates in km from the position. */
function cornersAround(degrees: number[], { lat, lng }: Position): (index: number) => Corner {
  const kmPerLng = kmPerDegree * Math.cos((lat * Math.PI) / 180);
  return (index) => {
    const at = (2 * index) % degrees.length;
    return { x: (degrees[at]! - lng) * kmPerLng, y: (degrees[at + 1]! - lat) * kmPerDegree };
  };
}

/** From the origin. */
function distanceToSide(from: Corner, to: Corner): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = -(from.x * dx + from.y * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}
