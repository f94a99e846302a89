import { sharePath, sitePaths } from '@soumdar/contract';
import type { FastifyInstance } from 'fastify';
import type { Pages } from '../site/pages.ts';
import { openTokenPages, refuseForNow, tokenOf } from '../site/token-pages.ts';
import { mostReadingsPerMinute, openShare, type ShareServices } from './read-share.ts';
import { expiredHead, headOfShared } from './shared-head.ts';

/**
 * The page of a shared estimate. It is rendered once, and its link is looked up each time, so that it ends when it is
 * revoked. Views are counted when the browser fetches the estimate, which robots that read a preview do not.
 */
export async function serveSharedPage(
  app: FastifyInstance,
  pages: Pages,
  services: ShareServices,
): Promise<void> {
  const options = await openTokenPages(app, mostReadingsPerMinute);
  app.get(sitePaths.shared, options, async (request, reply) => {
    const token = tokenOf(request);
    const path = sharePath(token);
    const opened = await openShare(services, token);
    if (!('refused' in opened)) {
      const { share, shared } = opened;
      return pages.send(request, reply, {
        path,
        version: share.estimation_id,
        content: () => ({ head: headOfShared(shared, share.shows_price), data: { shared } }),
      });
    }
    if (opened.refused !== 'notFound') return refuseForNow(reply);
    const expired = { status: 404, head: expiredHead, data: { shared: null } } as const;
    return pages.send(request, reply, { path, renderedAs: sharePath('-'), content: () => expired });
  });
}
