import * as words from '@soumdar/words/outbox';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/html.ts';
import { onlyDirectCalls } from '../http/direct-calls.ts';
import { readSmsOutbox, type OutboxSms } from './send-sms.ts';

export function serveOutboxPage(app: FastifyInstance, file: string): void {
  app.get('/dev/sms', { onRequest: onlyDirectCalls, schema: { hide: true } }, async (_request, reply) => {
    const messages = await readSmsOutbox(file);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(messages));
  });
}

function page(messages: OutboxSms[]): string {
  const rows = messages.map(
    ({ to, text, sentAt }) =>
      `<tr><td><time>${escapeHtml(sentAt)}</time></td><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.sms}</title>
<h1>${words.sms}</h1>
<p>${messages.length === 0 ? words.noSms : words.newestFirst}</p>
<table border="1" cellpadding="8">
<thead><tr>${words.smsColumns.map((column) => `<th>${column}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
}
