import { sharedPage, sharePath } from '@soumdar/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { limitedReading } from '../limits/limited-reading.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { presentShared } from './present-shared.ts';
import { findByToken } from './read-share.ts';
import { deadHead, headOfShared } from './shared-head.ts';

const paramsSchema = z.object({ token: z.string() });
const forNobodyElse = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';

/**
 * The page of a shared estimate, drawn each time: nothing on the way keeps it, no search engine lists it, and what it loads is
 * not told its address. Views are counted when the browser asks for the estimate, which robots that read a preview do not.
 */
export async function serveSharedPage(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: Pick<Services, 'database' | 'clock' | 'log'>,
): Promise<void> {
  const { publicUrl } = site;
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow');
  });

  // the log is told no address: it holds the token
  const draw = (path: string, data: object) =>
    site.draw(path, data).catch((error: unknown) => {
      services.log.error({ err: error }, 'a shared page could not be drawn');
      return '';
    });
  let deadDrawn: Promise<string> | undefined;

  async function pageOf(path: string, token: string): Promise<{ status: 200 | 404; page: ServedPage }> {
    const row = await findByToken(services, token);
    if (!row) {
      const data = { shared: null };
      deadDrawn ??= draw(sharePath('-'), data);
      const head = renderHead(deadHead, { publicUrl, path }) + forNobodyElse + site.preloaded;
      return { status: 404, page: site.compose(head, await deadDrawn, { path, data }) };
    }
    const data = { shared: presentShared(row) };
    const head = renderHead(headOfShared(data.shared, row.shows_price), { publicUrl, path });
    const drawn = await draw(path, data);
    const page = site.compose(head + forNobodyElse + site.preloaded, drawn, { path, data });
    return { status: 200, page };
  }

  app.get(
    sharedPage,
    { schema: { hide: true }, onRequest: await limitedReading(app) },
    async (request, reply) => {
      const { token } = paramsSchema.parse(request.params);
      const { status, page } = await pageOf(sharePath(token), token);
      return sendHtml(request, reply.headers(headers).code(status), page);
    },
  );
}
