import { sitePaths, unsubscribePath } from '@soumdar/contract';
import { findUnsubscriber, withdrawConsent } from '@soumdar/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site/load-site.ts';
import type { Pages } from '../site/pages.ts';
import { openTokenPages, tokenOf } from '../site/token-pages.ts';
import { hashToken } from '../http/tokens.ts';
import type { EmailServices } from './send-within-ceiling.ts';

/** One company's servers post for many people. */
const mostPerMinute = 300;

type Emails = 'wanted' | 'stopped' | 'unknown';

/**
 * Opening it changes nothing, since mail programs open links; they also post on their own, without a session
 * (RFC 8058).
 */
export async function serveUnsubscribing(
  app: FastifyInstance,
  { words }: Pick<Site, 'words'>,
  pages: Pages,
  { database, clock }: Pick<EmailServices, 'database' | 'clock'>,
): Promise<void> {
  const { kysely } = database;
  const options = await openTokenPages(app, words.tokenPages, mostPerMinute);
  // the address holds all that is needed
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

  const answer = (request: FastifyRequest, reply: FastifyReply, emails: Emails) =>
    pages.send(request, reply, {
      path: unsubscribePath(tokenOf(request)),
      renderedAs: { path: unsubscribePath('-'), version: emails },
      content: () => ({
        status: emails === 'unknown' ? 404 : 200,
        head: words.pages.heads.unsubscribe,
        data: { emails },
      }),
    });

  const find = (request: FastifyRequest) => findUnsubscriber(kysely, hashToken(tokenOf(request)));

  app.get(sitePaths.unsubscribe, options, async (request, reply) => {
    const found = await find(request);
    const wanted = found?.wantsAlerts ? 'wanted' : 'stopped';
    return answer(request, reply, found ? wanted : 'unknown');
  });

  app.post(sitePaths.unsubscribe, options, async (request, reply) => {
    const found = await find(request);
    if (found) await withdrawConsent(kysely, found.accountId, 'alerts', clock());
    return answer(request, reply, found ? 'stopped' : 'unknown');
  });
}
