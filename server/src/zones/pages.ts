import {
  countrySlug,
  governorateParamsSchema,
  marketPaths,
  zoneParamsSchema,
  zonePath,
} from '@soumdar/contract';
import { pastModels } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import * as words from '@soumdar/words/zone-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import type { Site } from '../site/load-site.ts';
import { refusePage } from '../site/refuse-page.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { drawComparison, readComparison } from './comparison-page.ts';
import { cachedPages, type Drawing } from './cached-pages.ts';
import { zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { presentZone } from './present-zone.ts';
import { previewPath, reliabilityPreview } from './preview-address.ts';
import { dataOfAccuracy, dataOfZone } from './structured-data.ts';
import { headOfZone } from './zone-head.ts';

/** There are millions of comparisons: most are drawn when they are asked for, which takes some thirty milliseconds. */
const maxCachedComparisons = 50;
const mostComparisonsPerMinute = 120;
const mostUnknownPerMinute = 120;
const refuseUnknown = (reply: FastifyReply, waitSeconds: number) =>
  refusePage(reply, {
    status: 429,
    waitSeconds,
    text: words.tooManyUnknown,
  });
const refuseComparison = (reply: FastifyReply, waitSeconds: number) =>
  refusePage(reply, {
    status: 429,
    waitSeconds,
    text: words.tooManyComparisons,
  });

/** The pages that are drawn from the market in service: zones, zones side by side, and how wrong estimates are. */
export function serveMarketPages(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: Pick<Services, 'servedMarket' | 'log' | 'database'>,
): void {
  const { publicUrl } = site;
  const send = cachedPages(site, headers, services);

  function drawZone(market: FiguredMarket, slug: string): Drawing | { leadsTo: string } {
    const still = zoneOrParent(market, slug);
    if (still !== slug) return { leadsTo: zonePath(still) };
    const zone = presentZone(market, slug)!;
    const path = zonePath(slug);
    const structuredData = dataOfZone(zone, publicUrl ?? '');
    const head = headOfZone(zone);
    const picture = { path: previewPath(market, slug), alt: `${head.title}. ${head.description}` };
    return {
      status: 200,
      head: renderHead(head, { publicUrl, path, structuredData, picture }),
      data: { zone },
    };
  }

  const sendZone = (request: FastifyRequest, reply: FastifyReply, slug: string) =>
    send(request, reply, zonePath(slug), (market) => drawZone(market, slug));
  const hidden = { schema: { hide: true } };
  app.get(marketPaths.prices, hidden, (request, reply) => sendZone(request, reply, countrySlug));
  // one for every address that is none: the browser asks which zones have a like name
  const unknownHead = renderHead({ title: words.unknownZone }, { publicUrl: undefined, path: '' });
  const unknownZonePage = site.compose(unknownHead + site.preloaded, '');

  void app.register(async (scope) => {
    const limited = await callLimits(scope);
    const unknown = limited(mostUnknownPerMinute, refuseUnknown);
    const namesOf = { governoratePrices: governorateParamsSchema, zonePrices: zoneParamsSchema };
    for (const [page, schema] of Object.entries(namesOf))
      scope.get(marketPaths[page as keyof typeof namesOf], hidden, async (request, reply) => {
        const named = schema.safeParse(request.params);
        const slug = named.success ? Object.values(named.data).join('/') : undefined;
        // the country's page has a shorter address
        if (slug === countrySlug) return reply.redirect(zonePath(slug), 301);
        if (slug !== undefined && zoneTree().zones.has(slug)) return sendZone(request, reply, slug);
        if (await unknown.onRequest(request, reply)) return reply;
        reply.headers(headers).header('x-robots-tag', 'noindex');
        return slug === undefined
          ? sendHtml(request, reply.code(400), site.pages.notFound)
          : sendHtml(request, reply.code(404), unknownZonePage);
      });

    const sendComparison = cachedPages(site, headers, services, maxCachedComparisons);
    scope.get(
      marketPaths.comparison,
      { ...hidden, ...limited(mostComparisonsPerMinute, refuseComparison) },
      (request, reply) => {
        reply.header('x-robots-tag', 'noindex');
        const wanted = readComparison(request.query);
        if (!wanted) return sendHtml(request, reply.headers(headers).code(400), site.pages.notFound);
        const { requested, path, isThere } = wanted;
        if (!isThere) return reply.redirect(path, 302);
        return sendComparison(request, reply, path, (market) => drawComparison(market, requested, publicUrl));
      },
    );
  });

  app.get(marketPaths.reliability, hidden, (request, reply) =>
    send(request, reply, marketPaths.reliability, async (market) => {
      const accuracy = presentAccuracy(market, await pastModels(services.database.kysely));
      const head = renderHead(reliabilityHead, {
        publicUrl,
        path: marketPaths.reliability,
        structuredData: dataOfAccuracy(accuracy, reliabilityHead.description, publicUrl ?? ''),
        picture: { path: previewPath(market, reliabilityPreview), alt: reliabilityHead.title },
      });
      return { status: 200, head, data: accuracy };
    }),
  );
}

const reliabilityHead = {
  title: words.reliabilityTitle,
  description: words.reliabilityDescription,
};
