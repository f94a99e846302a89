import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html.ts';
import { indexedPaths } from './page-heads.ts';

/**
 * `/robots.txt`, and `/sitemap.xml` once the public address is known. Private pages are not listed as forbidden:
 * their answers say noindex, which a robot only learns when it may ask for them.
 */
export function serveRobots(app: FastifyInstance, publicUrl: string | undefined): void {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/'];
  if (publicUrl !== undefined) rules.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${rules.join('\n')}\n`),
  );
  if (publicUrl === undefined) return;

  const addresses = indexedPaths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
}
