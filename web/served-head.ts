import type { Plugin } from 'vite';

const title = /<title>[^<]*<\/title>/;
const setting = /\s*<meta name="soumdar:[^>]*>/g;

/**
 * For work on the site: gives each page the title and the settings that the server gives it, as it does in production
 * (see its `load-site.ts`).
 *
 * @param server where it answers
 */
export function servedHead(server: () => Promise<string>): Plugin {
  return {
    name: 'served-head',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/' }) {
        const page = await fetch(`${await server()}${originalUrl}`, { headers: { accept: 'text/html' } });
        const served = await page.text();
        return html
          .replace(title, (own) => title.exec(served)?.[0] ?? own)
          .replaceAll(setting, '')
          .replace('</head>', () => `${served.match(setting)?.join('') ?? ''}</head>`);
      },
    },
  };
}
