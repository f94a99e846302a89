import { zonePath, sitePaths } from '@soumdar/contract';
import type { GetServedMarket } from '../market/market-in-service.ts';
import { figuredMarket } from './figured-market.ts';
import type { SitemapEntry } from '../site/for-robots.ts';

/** None on the sample, and only zones with a price of their own. */
export function pricePages(servedMarket: GetServedMarket): SitemapEntry[] {
  const market = figuredMarket(servedMarket);
  if (!market || market.basis.sample) return [];
  const { zones, asOf } = market.figures;
  const priced = Object.keys(zones)
    .filter((slug) => zones[slug]!.groups.some(({ medianPerSqm }) => medianPerSqm !== null))
    .sort();
  return [sitePaths.reliability, ...priced.map(zonePath)].map((path) => ({ path, changedOn: asOf }));
}
