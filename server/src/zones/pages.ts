import * as words from '@soumdar/words/zone-files';
import {
  comparisonPath,
  countrySlug,
  governorateParamsSchema,
  sitePaths,
  zoneParamsSchema,
  zonePath,
  type PageName,
  type Zone,
} from '@soumdar/contract';
import { pastModels } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zoneView } from '@soumdar/views';
import { pricesTitle } from '@soumdar/words/places';
import { zoneDescription } from '@soumdar/words/zone-files';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import type { Site } from '../site/load-site.ts';
import { pageHeads, type PageHead } from '../site/render-head.ts';
import { refusePage, type PageContent, type Pages } from '../site/pages.ts';
import { compareZones, readComparison, zonesOrParents } from './comparison-page.ts';
import { figuredMarket, zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { presentZone } from './present-zone.ts';
import { previewPath, reliabilityPreview } from './preview-address.ts';
import { dataOfAccuracy, dataOfZone } from './structured-data.ts';
import type { GetServedMarket } from '../market/market-in-service.ts';
import type { SitemapEntry } from '../site/for-robots.ts';

const mostComparisonsPerMinute = 120;
const mostUnknownPerMinute = 120;

/** Not for good: another market may have figures of the zone again. */
const lead = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'no-cache').redirect(path, 302);

export async function serveMarketPages(
  app: FastifyInstance,
  { publicUrl = '' }: Pick<Site, 'publicUrl'>,
  pages: Pages,
  services: Pick<Services, 'servedMarket' | 'database'>,
): Promise<void> {
  const hidden = { schema: { hide: true } };
  const limited = await callLimits(app);
  const limit = (perMinute: number, text: string) =>
    limited(perMinute, (reply, waitSeconds) => refusePage(reply, { status: 429, waitSeconds, text }));

  async function sendFromMarket(
    request: FastifyRequest,
    reply: FastifyReply,
    name: PageName,
    path: string,
    content: (market: FiguredMarket) => PageContent | Promise<PageContent>,
  ): Promise<FastifyReply> {
    const market = figuredMarket(services.servedMarket);
    if (!market) {
      reply.header('retry-after', 5).header('x-robots-tag', 'noindex');
      return pages.sendStatic(request, reply, name, 503);
    }
    if (market.basis.sample) reply.header('x-robots-tag', 'noindex');
    return pages.send(request, reply, { path, version: market.figures, content: () => content(market) });
  }

  function sendZone(request: FastifyRequest, reply: FastifyReply, slug: string) {
    const advertised = zoneOrParent(figuredMarket(services.servedMarket), slug);
    if (advertised !== slug) return lead(reply, zonePath(advertised));
    return sendFromMarket(request, reply, 'prices', zonePath(slug), (market) => contentOfZone(market, slug));
  }

  function contentOfZone(market: FiguredMarket, slug: string): PageContent {
    const zone = presentZone(market, slug)!;
    const head = headOfZone(zone);
    const structuredData = dataOfZone(zone, publicUrl);
    const picture = { path: previewPath(market, slug), alt: `${head.title}. ${head.description}` };
    return { head: { ...head, structuredData, picture }, data: { zone } };
  }

  app.get(sitePaths.prices, hidden, (request, reply) => sendZone(request, reply, countrySlug));

  const unknownZone = { status: 404, head: { title: words.unknownZone } } as const;
  const unknown = limit(mostUnknownPerMinute, words.tooManyUnknown);
  const schemas = { governoratePrices: governorateParamsSchema, zonePrices: zoneParamsSchema };
  for (const name of ['governoratePrices', 'zonePrices'] as const)
    app.get(sitePaths[name], hidden, async (request, reply) => {
      const params = schemas[name].safeParse(request.params);
      const slug = params.success ? Object.values(params.data).join('/') : undefined;
      // the country's page has a shorter address
      if (slug === countrySlug) return reply.redirect(zonePath(slug), 301);
      if (slug !== undefined && zoneTree().zones.has(slug)) return sendZone(request, reply, slug);
      if (await unknown.onRequest(request, reply)) return reply;
      reply.header('x-robots-tag', 'noindex');
      return slug === undefined
        ? pages.sendStatic(request, reply, 'notFound', 400)
        : pages.send(request, reply, { path: '', content: () => unknownZone });
    });

  app.get(
    sitePaths.comparison,
    { ...hidden, ...limit(mostComparisonsPerMinute, words.tooManyComparisons) },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const wanted = readComparison(request.query);
      if (!wanted) return pages.sendStatic(request, reply, 'notFound', 400);
      const { requested, path, isThere } = wanted;
      if (!isThere) return reply.redirect(path, 302);
      const advertised = zonesOrParents(figuredMarket(services.servedMarket), requested);
      if (advertised !== requested) return lead(reply, comparisonPath(advertised));
      return sendFromMarket(request, reply, 'comparison', path, (market) => compareZones(market, requested));
    },
  );

  app.get(sitePaths.reliability, hidden, (request, reply) =>
    sendFromMarket(request, reply, 'reliability', sitePaths.reliability, async (market) => {
      const accuracy = presentAccuracy(market, await pastModels(services.database.kysely));
      const head = pageHeads.reliability;
      const structuredData = dataOfAccuracy(accuracy, head.description!, publicUrl);
      const picture = { path: previewPath(market, reliabilityPreview), alt: head.title };
      return { head: { ...head, structuredData, picture }, data: accuracy };
    }),
  );
}

const mostStated = 3;

function headOfZone(zone: Zone): PageHead {
  const stated = zoneView(zone).priced.slice(0, mostStated);
  return { title: pricesTitle(zone), description: zoneDescription(stated) };
}

/** The sample has none. */
export function pricePages(servedMarket: GetServedMarket): SitemapEntry[] {
  const market = figuredMarket(servedMarket);
  if (!market || market.basis.sample) return [];
  const { zones, asOf } = market.figures;
  const priced = Object.keys(zones)
    .filter((slug) => zones[slug]!.groups.some(({ medianPerSqm }) => medianPerSqm !== null))
    .sort();
  return [sitePaths.reliability, ...priced.map(zonePath)].map((path) => ({ path, changedOn: asOf }));
}
