import { unsubscribePage, unsubscribePath } from '@soumdar/contract';
import { findUnsubscriber, withdrawConsent } from '@soumdar/db';
import * as words from '@soumdar/words/unsubscribe';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { createRenderCache } from '../render-cache.ts';
import type { Site } from '../site/load-site.ts';
import { renderHead } from '../site/render-head.ts';
import { openTokenPages } from '../token-pages/token-pages.ts';
import { hashToken } from '../tokens.ts';
import type { EmailServices } from './send-within-ceiling.ts';

/** Mail programs of many people post from the servers of one company. */
const mostPerMinute = 300;

type Emails = 'wanted' | 'stopped' | 'unknown';

/**
 * The page at the foot of each alert. What opens it changes nothing, for programs that look into emails open what they link to;
 * its button posts, and so do mail programs on their own (RFC 8058), without a session: the token is enough.
 */
export async function serveUnsubscribing(
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  { database, clock, log }: Pick<EmailServices, 'database' | 'clock' | 'log'>,
): Promise<void> {
  const { kysely } = database;
  const pages = await openTokenPages(app, site, headers, log, mostPerMinute);
  // a form of any kind, which says nothing that the address does not
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

  const keep = createRenderCache<string>({ maxCached: 3, mostWaiting: 20 });

  async function answer(request: FastifyRequest, reply: FastifyReply, emails: Emails) {
    const path = unsubscribePath(pages.tokenOf(request));
    const data = { emails };
    const cached = keep(emails, () => site.draw(unsubscribePath('-'), data));
    const html = (await cached?.catch(pages.leaveToBrowser)) ?? '';
    const head = renderHead({ title: words.title }, { publicUrl: site.publicUrl, path });
    const page = pages.compose(head, html, { path, data });
    return pages.send(request, reply, emails === 'unknown' ? 404 : 200, page);
  }

  const find = (request: FastifyRequest) => findUnsubscriber(kysely, hashToken(pages.tokenOf(request)));

  app.get(unsubscribePage, pages.options, async (request, reply) => {
    const found = await find(request);
    const wanted = found?.wantsAlerts ? 'wanted' : 'stopped';
    return answer(request, reply, found ? wanted : 'unknown');
  });

  app.post(unsubscribePage, pages.options, async (request, reply) => {
    const found = await find(request);
    if (found) await withdrawConsent(kysely, found.accountId, 'alerts', clock());
    return answer(request, reply, found ? 'stopped' : 'unknown');
  });
}
