import * as words from '@soumdar/words/outbox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../http/html.ts';
import { onlyDirectCalls } from '../http/direct-calls.ts';
import { readEmailOutbox, type OutboxEmail } from './send-email.ts';

const paramsSchema = z.object({ number: z.coerce.number().int().min(1) });
/** Emails have inline styles, as mail programs want them. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-popups";

export function serveEmailOutbox(app: FastifyInstance, file: string): void {
  const options = { onRequest: onlyDirectCalls, schema: { hide: true } };
  app.get('/dev/emails', options, async (_request, reply) => {
    const emails = await readEmailOutbox(file);
    return sendPage(reply, page(emails));
  });
  app.get('/dev/emails/:number', options, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    const email = params.success ? (await readEmailOutbox(file))[params.data.number - 1] : undefined;
    if (!email) return reply.callNotFound();
    return sendPage(reply, email.html);
  });
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);

function page(emails: OutboxEmail[]): string {
  const rows = emails.map(
    ({ to, subject, text, sentAt }, at) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${words.sentTo(`<time>${escapeHtml(sentAt)}</time>`, escapeHtml(to))} <a href="/dev/emails/${at + 1}">${words.showEmail}</a></p>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.emails}</title>
<h1>${words.emails}</h1>
<p>${emails.length === 0 ? words.noEmail : words.newestFirst}</p>
${rows.toReversed().join('\n')}
</html>
`;
}
