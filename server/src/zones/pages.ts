import {
  comparisonPath,
  countrySlug,
  placesQuerySchema,
  sitePaths,
  zonePath,
  type PageName,
  type Zone,
} from '@soumdar/contract';
import { pastModels } from '@soumdar/db';
import { zonesCalled } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zoneView } from '@soumdar/views';
import type { Words } from '@soumdar/words';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import type { Site } from '../site/load-site.ts';
import type { PageHead } from '../site/render-head.ts';
import { refusePage, type PageContent, type Pages } from '../site/pages.ts';
import { compareZones, readComparison, zonesOrParents } from './comparison-page.ts';
import { choiceOfZones, readZoneAddress, zonesFound } from './find-zone.ts';
import { figuredMarket, zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { createPublicCounts } from './public-counts.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { presentZone } from './present-zone.ts';
import { previewPath, reliabilityPreview } from './preview-address.ts';
import { dataOfAccuracy, dataOfZone } from './structured-data.ts';
import type { GetServedMarket } from '../market/market-in-service.ts';
import type { SitemapEntry } from '../site/for-robots.ts';

const mostComparisonsPerMinute = 120;
const mostUnknownPerMinute = 120;
const mostSearchesPerMinute = 120;

export async function serveMarketPages(
  app: FastifyInstance,
  site: Pick<Site, 'language' | 'words' | 'basePath' | 'publicUrl'>,
  pages: Pages,
  services: Pick<Services, 'servedMarket' | 'database' | 'clock'>,
): Promise<void> {
  const publicCounts = createPublicCounts(services);
  const { language, words, basePath } = site;
  const hidden = { schema: { hide: true } };
  const limited = await callLimits(app);
  const limit = (perMinute: number, text: string) =>
    limited(perMinute, (reply, waitSeconds) => refusePage(reply, { status: 429, waitSeconds, text }));

  /** Not for good: another market may have figures of the zone again. */
  const lead = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-cache').redirect(basePath + path, 302);

  async function sendFromMarket(
    request: FastifyRequest,
    reply: FastifyReply,
    name: PageName,
    path: string,
    content: (market: FiguredMarket) => PageContent | Promise<PageContent>,
    versionOf: (market: FiguredMarket) => object = ({ figures }) => figures,
  ): Promise<FastifyReply> {
    const market = figuredMarket(services.servedMarket);
    if (!market) {
      reply.header('retry-after', 5).header('x-robots-tag', 'noindex');
      return pages.sendStatic(request, reply, name, 503);
    }
    if (market.basis.sample) reply.header('x-robots-tag', 'noindex');
    return pages.send(request, reply, {
      path,
      version: versionOf(market),
      // of the others calls are counted, or more than the market decides about them
      ofMarketAlone: name === 'prices',
      content: () => content(market),
    });
  }

  function sendZone(request: FastifyRequest, reply: FastifyReply, slug: string) {
    const advertised = zoneOrParent(figuredMarket(services.servedMarket), slug);
    if (advertised !== slug) return lead(reply, zonePath(advertised));
    return sendFromMarket(request, reply, 'prices', zonePath(slug), (market) => contentOfZone(market, slug));
  }

  function contentOfZone(market: FiguredMarket, slug: string): PageContent {
    const zone = presentZone(market, slug)!;
    const named = words.placeNames.withPlaceNames(zone);
    const head = headOfZone(words, named);
    const structuredData = dataOfZone(named, site);
    const picture = { path: previewPath(market, slug, language), alt: `${head.title}. ${head.description}` };
    return { head: { ...head, structuredData, picture }, data: { zone } };
  }

  const searched = limit(mostSearchesPerMinute, words.zoneFiles.tooManySearches);
  app.get(sitePaths.prices, hidden, async (request, reply) => {
    const { q } = request.query as { q?: unknown };
    if (q === undefined) return sendZone(request, reply, countrySlug);
    await searched.onRequest(request, reply);
    if (reply.sent) return reply;
    reply.header('x-robots-tag', 'noindex');
    const read = placesQuerySchema.safeParse({ q });
    if (!read.success) return pages.sendStatic(request, reply, 'notFound', 400);
    const typed = read.data.q.trim();
    if (typed === '') return lead(reply, zonePath(countrySlug));
    const found = zonesFound(typed, figuredMarket(services.servedMarket));
    const [first, ...others] = found.slugs;
    if (first !== undefined && others.length === 0 && found.which === 'named')
      return lead(reply, zonePath(first));
    const content = choiceOfZones(words, typed, found);
    return pages.send(request, reply, { path: sitePaths.prices, content: () => content });
  });

  const unknown = limit(mostUnknownPerMinute, words.zoneFiles.tooManyUnknown);
  const unknownZone = { status: 404, head: { title: words.zoneFiles.unknownZone } } as const;
  for (const name of ['governoratePrices', 'zonePrices'] as const)
    app.get(sitePaths[name], hidden, async (request, reply) => {
      const address = readZoneAddress(request.params);
      if (address?.kind === 'zone') return sendZone(request, reply, address.slug);
      if (address?.kind === 'otherwise') return reply.redirect(basePath + address.path, 301);
      reply.header('x-robots-tag', 'noindex');
      if (address?.kind === 'namesakes') return sendNamesakes(request, reply, address.slug);
      await unknown.onRequest(request, reply);
      if (reply.sent) return reply;
      return address
        ? pages.send(request, reply, { path: '', content: () => unknownZone })
        : pages.sendStatic(request, reply, 'notFound', 400);
    });

  function sendNamesakes(request: FastifyRequest, reply: FastifyReply, slug: string) {
    const namesakes = zonesCalled(slug);
    const names = words.places.placeName(namesakes[0]!);
    const slugs = namesakes.map((zone) => zone.slug);
    const content = choiceOfZones(words, names, { which: 'named', slugs });
    return pages.send(request, reply, { path: zonePath(slug), version: 'namesakes', content: () => content });
  }

  app.get(
    sitePaths.comparison,
    { ...hidden, ...limit(mostComparisonsPerMinute, words.zoneFiles.tooManyComparisons) },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const wanted = readComparison(request.query);
      if (!wanted) return pages.sendStatic(request, reply, 'notFound', 400);
      const { requested, path, isThere } = wanted;
      if (!isThere) return reply.redirect(basePath + path, 302);
      const advertised = zonesOrParents(figuredMarket(services.servedMarket), requested);
      if (advertised !== requested) return lead(reply, comparisonPath(advertised));
      return sendFromMarket(request, reply, 'comparison', path, (market) =>
        compareZones(words, market, requested),
      );
    },
  );

  let counted = { figures: {}, counts: '' };
  app.get(sitePaths.reliability, hidden, async (request, reply) => {
    const published = await publicCounts();
    const counts = JSON.stringify(published);
    const content = async (market: FiguredMarket) => {
      const accuracy = presentAccuracy(market, await pastModels(services.database.kysely));
      const head = words.pages.heads.reliability;
      const structuredData = dataOfAccuracy(accuracy, head.description, site);
      const picture = { path: previewPath(market, reliabilityPreview, language), alt: head.title };
      return {
        head: { ...head, structuredData, picture },
        data: { ...accuracy, ...published },
      };
    };
    return sendFromMarket(request, reply, 'reliability', sitePaths.reliability, content, ({ figures }) => {
      if (counted.figures !== figures || counted.counts !== counts) counted = { figures, counts };
      return counted;
    });
  });
}

const mostStated = 3;

function headOfZone({ places, zoneFiles }: Words, zone: Zone): PageHead {
  const stated = zoneView(zone).priced.slice(0, mostStated);
  return {
    title: places.pricesTitle(zone),
    description: zoneFiles.zoneDescription(places.inZone(zone), stated),
  };
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
