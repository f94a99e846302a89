/** The middle of the prices of one band of surface. */
export interface PriceOfBand {
  surfaceM2: number;
  priceTnd: number;
  /** advertisements behind it */
  count: number;
}

/** What is left then is under a hundredth, finer than the grid of prices. */
const sweeps = 500;
/** Of a log price: a sweep that moves none by more ends them. */
const hardlyAny = 1e-6;

/**
 * Prices nearest to those of the bands, ascending by surface, that never fall as the surface grows, and rise by
 * an elasticity of `most` at most: the few advertisements of a band may be of dearer quarters than those of the next.
 * Least squares of the log prices, by count, under bounds of each difference (Hildreth, 'A quadratic programming
 * procedure', 1957).
 */
export function fitToSurfaces(bands: readonly PriceOfBand[], most: number): number[] {
  const fitted = bands.map(({ priceTnd }) => Math.log(priceTnd));
  const steps = bands.slice(1).map((next, at) => {
    const band = bands[at]!;
    return {
      most: most * Math.log(next.surfaceM2 / band.surfaceM2),
      spread: 1 / band.count + 1 / next.count,
      multiplier: 0,
    };
  });
  let largest = Infinity;
  for (let sweep = 0; sweep < sweeps && largest > hardlyAny; sweep += 1) {
    largest = 0;
    for (const [at, step] of steps.entries()) {
      const free = fitted[at + 1]! - fitted[at]! - step.multiplier * step.spread;
      const multiplier = (Math.min(step.most, Math.max(0, free)) - free) / step.spread;
      const change = multiplier - step.multiplier;
      fitted[at]! -= change / bands[at]!.count;
      fitted[at + 1]! += change / bands[at + 1]!.count;
      step.multiplier = multiplier;
      largest = Math.max(largest, Math.abs(change) * step.spread);
    }
  }
  return fitted.map(Math.exp);
}

/**
 * The price at a surface, on the line from band to band: a power of the surface between two of them, and with this
 * elasticity beyond the outermost.
 * @param bands ascending by surface
 */
export function priceAlong(
  bands: readonly Pick<PriceOfBand, 'surfaceM2' | 'priceTnd'>[],
  surfaceM2: number,
  elasticity: number,
): number {
  const after = bands.filter((band) => band.surfaceM2 <= surfaceM2).length;
  const [one, other] = [bands[after - 1], bands[after]];
  const nearest = (one ?? other)!;
  const slope =
    one && other
      ? Math.log(other.priceTnd / one.priceTnd) / Math.log(other.surfaceM2 / one.surfaceM2)
      : elasticity;
  return nearest.priceTnd * (surfaceM2 / nearest.surfaceM2) ** slope;
}
