import { sitePaths } from '@soumdar/contract';
import type { FastifyInstance } from 'fastify';
import type { GetServedMarket } from '../market/market-in-service.ts';
import { headOfHome, type Site } from '../site/load-site.ts';
import type { Pages } from '../site/pages.ts';
import { figuredMarket } from '../zones/figured-market.ts';
import { landingFigures } from './landing-figures.ts';

/** With figures of the market in service, rendered once for each; without a market as it was built. */
export function serveLanding(
  app: FastifyInstance,
  site: Site,
  pages: Pages,
  servedMarket: GetServedMarket,
): void {
  app.get(sitePaths.home, { schema: { hide: true } }, (request, reply) => {
    const market = figuredMarket(servedMarket);
    if (!market) return pages.sendStatic(request, reply, 'home');
    return pages.send(request, reply, {
      path: sitePaths.home,
      version: market.figures,
      ofMarketAlone: true,
      startsAtOnce: true,
      content: () => ({ head: headOfHome(site), data: landingFigures(market) }),
    });
  });
}
