import { unsubscribePage, unsubscribePath } from '@soumdar/contract';
import { findUnsubscriber, withdrawConsent } from '@soumdar/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { limitedReading } from '../limits/limited-reading.ts';
import type { Site } from '../site/load-site.ts';
import { renderHead } from '../site/render-head.ts';
import { sendHtml } from '../site/serve-site.ts';
import { hashToken } from '../tokens.ts';
import type { EmailServices } from './send-within-ceiling.ts';

const paramsSchema = z.object({ token: z.string() });
const forNobodyElse = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';

type Emails = 'wanted' | 'stopped' | 'unknown';

/**
 * The page at the foot of each email of the queue. What opens it changes nothing, for programs that look into emails open what
 * they link to; its button posts, and so do mail programs on their own (RFC 8058), without a session: the token is enough.
 */
export async function serveUnsubscribing(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: Pick<EmailServices, 'database' | 'clock' | 'log'>,
): Promise<void> {
  const { database, clock, log } = services;
  // a form of any kind, which says nothing that the address does not
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume().once('end', () => done(null));
  });
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow');
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, token: string, emails: Emails) {
    const path = unsubscribePath(token);
    const data = { emails };
    // the log is told no address: it holds the token
    const drawn = await site.draw(path, data).catch((error: unknown) => {
      log.error({ err: error }, 'the page to unsubscribe could not be drawn');
      return '';
    });
    const head = renderHead({ title: 'Désinscription' }, { publicUrl: site.publicUrl, path });
    const page = site.compose(head + forNobodyElse + site.preloaded, drawn, { path, data });
    return sendHtml(request, reply.headers(headers).code(emails === 'unknown' ? 404 : 200), page);
  }

  const find = (token: string) => findUnsubscriber(database.kysely, hashToken(token));
  const options = { schema: { hide: true }, onRequest: await limitedReading(app) };

  app.get(unsubscribePage, options, async (request, reply) => {
    const { token } = paramsSchema.parse(request.params);
    const found = await find(token);
    const wanted = found?.wantsAlerts ? 'wanted' : 'stopped';
    return answer(request, reply, token, found ? wanted : 'unknown');
  });

  app.post(unsubscribePage, options, async (request, reply) => {
    const { token } = paramsSchema.parse(request.params);
    const found = await find(token);
    if (found) await withdrawConsent(database.kysely, found.accountId, 'alerts', clock());
    return answer(request, reply, token, found ? 'stopped' : 'unknown');
  });
}
