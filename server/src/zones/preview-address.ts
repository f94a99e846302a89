import { createHash } from 'node:crypto';
import type { FiguredMarket } from './figured-market.ts';

export const previewRoot = '/apercus';

/** Of the reliability page; no zone has this slug. */
export const reliabilityPreview = 'fiabilite';

/** The market's version is part of the path, so that a new market has new pictures. */
export const previewPath = (market: FiguredMarket, slug: string) =>
  `${previewRoot}/${previewVersion(market)}/${slug}.png`;

export function previewVersion({ modelVersion, figures, basis }: FiguredMarket): string {
  const basisText = JSON.stringify([modelVersion, figures.asOf, basis.sample]);
  return createHash('sha256').update(basisText).digest('hex').slice(0, 12);
}
