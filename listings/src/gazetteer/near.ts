/** WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Kilometres in a degree at the latitudes of Tunisia. */
const kmPerDegree = { lat: 111, lng: 91 };

/** True when `b` lies in the square around `a` whose sides are `km` away. */
export function isNear(a: Point, b: Point, km: number): boolean {
  return Math.abs(a.lat - b.lat) * kmPerDegree.lat <= km && Math.abs(a.lng - b.lng) * kmPerDegree.lng <= km;
}
