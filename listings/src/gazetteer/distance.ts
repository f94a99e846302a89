export interface Point {
  lat: number;
  lng: number;
}

const kmPerDegree = 111.2;

/** Kilometres between two points a country apart at most: flat-earth approximation, within 0.5 %. */
export function distanceKm(a: Point, b: Point): number {
  const northKm = (a.lat - b.lat) * kmPerDegree;
  const eastKm = (a.lng - b.lng) * kmPerDegree * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(northKm, eastKm);
}
