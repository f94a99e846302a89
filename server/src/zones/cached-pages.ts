import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { figuredMarket, type FiguredMarket } from './figured-market.ts';

/** A page to be drawn. */
export interface Drawing {
  status: 200 | 400 | 404;
  head: string;
  /** what the site draws it from, here and in the browser */
  data: unknown;
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  drawing: (market: FiguredMarket) => Drawing | Promise<Drawing> | { leadsTo: string },
) => Promise<FastifyReply>;

/**
 * Sends pages drawn from the market in service. A page that is found is drawn once for each market, when it is first asked for, and kept
 * compressed.
 *
 * @param maxCached of pages: where there are more, the one kept first is drawn anew
 */
export function cachedPages(
  site: Site,
  headers: SecurityHeaders,
  { servedMarket, log }: Pick<Services, 'servedMarket' | 'log'>,
  maxCached = Number.POSITIVE_INFINITY,
): SendPage {
  let cachedFigures: FiguredMarket['figures'] | undefined;
  const cached = new Map<string, ServedPage>();

  return async (request, reply, path, drawing) => {
    reply.headers(headers);
    const market = figuredMarket(servedMarket);
    if (!market) {
      const head = renderHead({ title: 'Soumdar' }, { publicUrl: undefined, path });
      reply.code(503).header('retry-after', 5).header('x-robots-tag', 'noindex');
      return sendHtml(request, reply, site.compose(head + site.preloaded, ''));
    }
    if (cachedFigures !== market.figures) {
      cachedFigures = market.figures;
      cached.clear();
    }
    if (market.basis.sample) reply.header('x-robots-tag', 'noindex');
    const known = cached.get(path);
    if (known) return sendHtml(request, reply, known);
    const found = await drawing(market);
    if ('leadsTo' in found) return reply.header('cache-control', 'no-cache').redirect(found.leadsTo, 302);
    // a page that cannot be drawn here is drawn by the browser
    const html = await site.draw(path, found.data).catch((error: unknown) => {
      log.error({ err: error, path }, 'a page could not be drawn');
      return '';
    });
    const page = site.compose(found.head + (html === '' ? site.preloaded : ''), html, {
      path: path.split('?')[0]!,
      data: found.data,
    });
    if (found.status === 200 && html !== '' && cachedFigures === market.figures) {
      const [oldest] = cached.keys();
      if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest);
      cached.set(path, page);
    }
    return sendHtml(request, reply.code(found.status), page);
  };
}
