import { countrySlug, marketPaths, zonePath, type Zone } from '@soumdar/contract';
import { zoneTree } from '@soumdar/listings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { figuredMarket, type FiguredMarket } from './figured-market.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { headOfZone, structuredDataOf } from './zone-head.ts';
import { nearestZones } from './nearest-zones.ts';
import { presentZone } from './present-zone.ts';

interface DrawnPage extends ServedPage {
  status: number;
}

/** The pages of zones, drawn from the market in service: each once for each market, when it is first asked for. */
export function serveZonePages(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  { servedMarket, log }: Pick<Services, 'servedMarket' | 'log'>,
): void {
  let drawnFrom: FiguredMarket['figures'] | undefined;
  let pages = new Map<string, Promise<DrawnPage>>();

  async function send(request: FastifyRequest, reply: FastifyReply, slug: string): Promise<FastifyReply> {
    reply.headers(headers);
    const served = figuredMarket(servedMarket);
    if (!served) {
      reply.code(503).header('retry-after', 5).header('x-robots-tag', 'noindex');
      return sendHtml(
        request,
        reply,
        site.compose(renderHead(waiting, { publicUrl: undefined, path: '' }) + site.preloaded, ''),
      );
    }
    const zone = zoneTree().zones.get(slug);
    // nothing is advertised there any more
    if (zone && zone.parent !== null && !served.figures.zones[slug])
      return reply.header('cache-control', 'no-cache').redirect(zonePath(zone.parent), 302);
    if (drawnFrom !== served.figures) {
      drawnFrom = served.figures;
      pages = new Map();
    }
    if (served.basis.sample) reply.header('x-robots-tag', 'noindex');
    const page = await (zone ? kept(slug, () => draw(served, slug)) : draw(served, slug));
    return sendHtml(request, reply.code(page.status), page);
  }

  function kept(slug: string, make: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const page = pages.get(slug) ?? make();
    pages.set(slug, page);
    return page;
  }

  async function draw(served: FiguredMarket, slug: string): Promise<DrawnPage> {
    const zone = presentZone(served, slug);
    const path = zonePath(slug);
    const data = zone ? { zone } : { nearest: nearestZones(slug) };
    // a page that cannot be drawn here is drawn by the browser
    const drawn = await site.draw(path, data).catch((error: unknown) => {
      log.error({ err: error, path }, 'a page could not be drawn');
      return '';
    });
    const head = zone ? headOf(zone, path) : renderHead(unknown, { publicUrl: undefined, path });
    return { ...site.compose(head + site.preloaded, drawn, { path, data }), status: zone ? 200 : 404 };
  }

  const headOf = (zone: Zone, path: string) =>
    renderHead(headOfZone(zone), {
      publicUrl: site.publicUrl,
      path,
      structuredData: structuredDataOf(zone, site.publicUrl ?? ''),
    });

  const slugOf = ({ params }: FastifyRequest) => Object.values(params as Record<string, string>).join('/');
  const hidden = { schema: { hide: true } };
  app.get(marketPaths.prices, hidden, (request, reply) => send(request, reply, countrySlug));
  for (const path of [marketPaths.governoratePrices, marketPaths.zonePrices])
    app.get(path, hidden, (request, reply) => {
      const slug = slugOf(request);
      return isSlug(slug)
        ? send(request, reply, slug)
        : sendHtml(
            request,
            reply.headers(headers).code(400).header('x-robots-tag', 'noindex'),
            site.pages.notFound,
          );
    });
}

const waiting = { title: 'Prix immobilier' };
const unknown = { title: 'Zone inconnue' };

const isSlug = (text: string) => text.length <= 121 && /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(text);
