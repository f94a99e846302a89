const kmPerDegree = 111.195;

/**
 * Kilometres from a point (degrees) to others, on the plane tangent there: within 0.3 % of the great circle at the distances a
 * comparable may have, and fast.
 */
export function distanceFrom(lat: number, lng: number): (otherLat: number, otherLng: number) => number {
  const narrowing = parallelShare(lat);
  return (otherLat, otherLng) => {
    const north = otherLat - lat;
    const east = (otherLng - lng) * narrowing;
    return kmPerDegree * Math.sqrt(north * north + east * east);
  };
}

/** Degrees of latitude that span `km`. */
export function degreesAcross(km: number): number {
  return km / kmPerDegree;
}

/** Length of a degree of longitude at a latitude, as a share of a degree of latitude. */
export function parallelShare(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}
