import { tunisiaRings } from './tunisia-outline.ts';

/** Rounded bounding box within which the map moves; WGS 84 degrees. */
export const tunisiaBounds = { south: 30.2, north: 37.5, west: 7.5, east: 11.6 } as const;

/** How far outside the outline a position still counts: the outline is accurate to 2 km, and harbours reach beyond it. */
const marginKm = 10;
const kmPerDegree = 111.2;

/** True within Tunisia or 10 km around it; WGS 84 degrees. */
export function isInTunisia({ lat, lng }: { lat: number; lng: number }): boolean {
  const { south, north, west, east } = tunisiaBounds;
  if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return false;
  return tunisiaRings.some((ring) => isWithin(ring, lat, lng));
}

/** Ray casting: counts the sides that a line to the east crosses; a position within the margin of a side is inside too. */
function isWithin(ring: number[], lat: number, lng: number): boolean {
  // flat coordinates around the position, in km from it
  const kmPerLng = kmPerDegree * Math.cos((lat * Math.PI) / 180);
  const corner = (index: number) => {
    const at = (2 * index) % ring.length;
    return { x: (ring[at]! - lng) * kmPerLng, y: (ring[at + 1]! - lat) * kmPerDegree };
  };
  let inside = false;
  for (let index = 0; index < ring.length / 2; index += 1) {
    const [from, to] = [corner(index), corner(index + 1)];
    if (distanceToSide(from, to) <= marginKm) return true;
    const crossesEast = from.x + ((to.x - from.x) * -from.y) / (to.y - from.y) > 0;
    if (from.y > 0 !== to.y > 0 && crossesEast) inside = !inside;
  }
  return inside;
}

interface Corner {
  x: number;
  y: number;
}

/** Distance from the origin to the nearest point of a side. */
function distanceToSide(from: Corner, to: Corner): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = -(from.x * dx + from.y * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}
