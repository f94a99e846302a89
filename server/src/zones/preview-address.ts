import { createHash } from 'node:crypto';
import type { FiguredMarket } from './figured-market.ts';

export const previewRoot = '/apercus';

/** No zone has this slug. */
export const reliabilityPreview = 'fiabilite';

/** A new market has new pictures, so its version is in the path. */
export const previewPath = (market: FiguredMarket, slug: string) =>
  `${previewRoot}/${previewVersion(market)}/${slug}.png`;

export function previewVersion({ modelVersion, figures, basis }: FiguredMarket): string {
  const basisText = JSON.stringify([modelVersion, figures.asOf, basis.sample]);
  return createHash('sha256').update(basisText).digest('hex').slice(0, 12);
}
