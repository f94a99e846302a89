import { sharedPage, sharePath } from '@soumdar/contract';
import { isDatabaseTrouble, type SharedEstimation as SharedRow } from '@soumdar/db';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { keepDrawn } from '../keep-drawn.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import type { ServedPage, Site } from '../site/load-site.ts';
import { refusePage } from '../site/refuse-page.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { presentShared } from './present-shared.ts';
import { findByToken, mostReadingsPerMinute } from './read-share.ts';
import { deadHead, headOfShared } from './shared-head.ts';

const paramsSchema = z.object({ token: z.string() });
const forNobodyElse = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';
/** Some 100 kB each. */
const mostKept = 100;
/** Each takes some thirty milliseconds. */
const mostWaiting = 20;
const retryAfterSeconds = 5;

/**
 * The page of a shared estimate: nothing on the way keeps it, no search engine lists it, and what it loads is not told its
 * address. It is drawn once; its link is looked up each time, so that it ends when it is revoked. Views are counted when the
 * browser asks for the estimate, which robots that read a preview do not.
 */
export async function serveSharedPage(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: Pick<Services, 'database' | 'clock' | 'log'>,
): Promise<void> {
  const { publicUrl } = site;
  const keep = keepDrawn<ServedPage>({ mostKept, mostWaiting });
  let deadDrawn: Promise<string> | undefined;

  /** The browser draws what could not be drawn here. */
  function leaveToBrowser(error: unknown): '' {
    // the log is told no address: it holds the token
    services.log.error({ err: error }, 'a shared page could not be drawn');
    return '';
  }

  const compose = (head: string, drawn: string, told: { path: string; data: object }) =>
    site.compose(head + forNobodyElse + site.preloaded, drawn, told);

  async function deadPage(path: string): Promise<ServedPage> {
    const data = { shared: null };
    deadDrawn ??= site.draw(sharePath('-'), data);
    const drawn = await deadDrawn.catch((error: unknown) => {
      deadDrawn = undefined;
      return leaveToBrowser(error);
    });
    return compose(renderHead(deadHead, { publicUrl, path }), drawn, { path, data });
  }

  /** Undefined while too many others wait to be drawn. */
  function livePage(path: string, row: SharedRow): Promise<ServedPage> | undefined {
    const data = { shared: presentShared(row) };
    const head = renderHead(headOfShared(data.shared, row.shows_price), { publicUrl, path });
    const kept = keep(row.share_id, async () => compose(head, await site.draw(path, data), { path, data }));
    return kept?.catch((error: unknown) => compose(head, leaveToBrowser(error), { path, data }));
  }

  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow');
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a shared page could not be answered');
    const status = isDatabaseTrouble(error) ? 503 : 500;
    return refusePage(reply, { status, waitSeconds: retryAfterSeconds, text: troubleText });
  });

  const limited = await callLimits(app);
  app.get(
    sharedPage,
    {
      schema: { hide: true },
      ...limited(mostReadingsPerMinute, (reply, waitSeconds) =>
        refusePage(reply, { status: 429, waitSeconds, text: tooManyText }),
      ),
    },
    async (request, reply) => {
      const { token } = paramsSchema.parse(request.params);
      const path = sharePath(token);
      const row = await findByToken(services, token);
      const page = await (row ? livePage(path, row) : deadPage(path));
      if (!page) return refusePage(reply, { status: 503, waitSeconds: retryAfterSeconds, text: troubleText });
      return sendHtml(request, reply.headers(headers).code(row ? 200 : 404), page);
    },
  );
}

const tooManyText = 'Trop de pages ouvertes en une minute. Réessayez dans un instant.';
const troubleText = 'Cette page ne s’ouvre pas pour le moment. Réessayez dans un instant.';
