import { createHash } from 'node:crypto';
import { traits, type Language } from '@soumdar/words';
import type { FiguredMarket } from './figured-market.ts';

const folder = '/apercus';

/** '/ar/apercus' of another language than that of who has not chosen, as its pages. */
export const previewRoot = (language: Language) => `${traits[language].basePath}${folder}`;

/** No zone has this slug. */
export const reliabilityPreview = 'fiabilite';

/** A new market has new pictures, so its version is in the path. */
export const previewPath = (market: FiguredMarket, slug: string, language: Language) =>
  `${previewRoot(language)}/${previewVersion(market)}/${slug}.png`;

export function previewVersion({ modelVersion, figures, basis }: FiguredMarket): string {
  const basisText = JSON.stringify([modelVersion, figures.asOf, basis.sample]);
  return createHash('sha256').update(basisText).digest('hex').slice(0, 12);
}
