import { sharedPage, sharePath } from '@soumdar/contract';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { createRenderCache } from '../render-cache.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { renderHead } from '../site/render-head.ts';
import { openTokenPages } from '../token-pages/token-pages.ts';
import { mostReadingsPerMinute, openShare, type OpenedShare, type ShareServices } from './read-share.ts';
import { deadHead, headOfShared } from './shared-head.ts';

/** Some 100 kB each. */
const maxCached = 100;
/** Each takes some thirty milliseconds. */
const mostWaiting = 20;

/**
 * The page of a shared estimate. It is drawn once; its link is looked up each time, so that it ends when it is revoked. Views are
 * counted when the browser asks for the estimate, which robots that read a preview do not.
 */
export async function serveSharedPage(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: ShareServices,
): Promise<void> {
  const { publicUrl } = site;
  const pages = await openTokenPages(app, site, headers, services.log, mostReadingsPerMinute);
  const { compose, leaveToBrowser } = pages;
  const keep = createRenderCache<ServedPage>({ maxCached, mostWaiting });
  let deadHtml: Promise<string> | undefined;

  async function deadPage(path: string): Promise<ServedPage> {
    const data = { shared: null };
    deadHtml ??= site.draw(sharePath('-'), data);
    const html = await deadHtml.catch((error: unknown) => {
      deadHtml = undefined;
      return leaveToBrowser(error);
    });
    return compose(renderHead(deadHead, { publicUrl, path }), html, { path, data });
  }

  /** Undefined while too many others wait to be drawn. */
  function livePage(path: string, { share, shared }: OpenedShare): Promise<ServedPage> | undefined {
    const data = { shared };
    const head = renderHead(headOfShared(shared, share.shows_price), { publicUrl, path });
    const version = `${share.id} ${share.estimation_id}`;
    const cached = keep(version, async () => compose(head, await site.draw(path, data), { path, data }));
    return cached?.catch((error: unknown) => compose(head, leaveToBrowser(error), { path, data }));
  }

  app.get(sharedPage, pages.options, async (request, reply) => {
    const token = pages.tokenOf(request);
    const path = sharePath(token);
    const opened = await openShare(services, token);
    if (!('refused' in opened)) {
      const page = await livePage(path, opened);
      return page ? pages.send(request, reply, 200, page) : pages.refuseForNow(reply);
    }
    return opened.refused === 'notFound'
      ? pages.send(request, reply, 404, await deadPage(path))
      : pages.refuseForNow(reply);
  });
}
