export const ringStepsPerDegree = 2000;

/**
 * Rings of lng, lat, lng, lat… in WGS 84 degrees.
 * @param encoded each as the first corner, then the steps to the next ones, `ringStepsPerDegree` to a degree
 */
export function ringsOf(encoded: readonly string[]): number[][] {
  return encoded.map((ring) => degreesOf(ring.split(' ').map(Number), ringStepsPerDegree));
}

/** @param steps lng and lat of the first corner, then the steps to the next ones */
export function degreesOf(steps: readonly number[], perDegree: number): number[] {
  const degrees: number[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!;
    y += steps[at + 1]!;
    degrees.push(x / perDegree, y / perDegree);
  }
  return degrees;
}
