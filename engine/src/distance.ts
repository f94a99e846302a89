const kmPerDegree = 111.195;
const radiansPerDegree = Math.PI / 180;

/**
 * Kilometres between two points given in degrees, on a plane tangent at their mean latitude: within 0.1 % of the great circle
 * at the distances a comparable may have.
 */
export function distanceKm(latA: number, lngA: number, latB: number, lngB: number): number {
  const north = latA - latB;
  const east = (lngA - lngB) * Math.cos(((latA + latB) / 2) * radiansPerDegree);
  return kmPerDegree * Math.sqrt(north * north + east * east);
}

/** Degrees of latitude and of longitude that span `km` at a latitude. */
export function degreesAcross(km: number, lat: number): { lat: number; lng: number } {
  return { lat: km / kmPerDegree, lng: km / kmPerDegree / Math.cos(lat * radiansPerDegree) };
}
