import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendCompressed } from '../http/send-compressed.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Log } from '../process/log.ts';
import type { ServedPage, Site } from './load-site.ts';
import { pageHeads, renderHead, type PageHead, type SitePage } from './render-head.ts';

/** In bytes; a page takes some 50 kB. */
const maxCachedBytes = 64_000_000;

export interface PageContent {
  status?: 200 | 400 | 404;
  head: PageHead;
  /** without it the browser renders alone */
  data?: object;
}

interface PageOfRequest {
  path: string;
  /** where all tokens lead to the same page */
  renderedAs?: string;
  /** without one, the page is rendered at each request */
  version?: unknown;
  content: () => PageContent | Promise<PageContent>;
}

export interface Pages {
  send: (request: FastifyRequest, reply: FastifyReply, page: PageOfRequest) => Promise<FastifyReply>;
  sendStatic: (request: FastifyRequest, reply: FastifyReply, name: SitePage, status?: number) => FastifyReply;
}

interface CachedPage {
  version: unknown;
  status: number;
  page: ServedPage;
}

export function createPages(site: Site, headers: SecurityHeaders, log: Pick<Log, 'error'>): Pages {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ page: { html, gzipped } }) => html.length + gzipped.length,
  });

  return {
    async send(request, reply, { path, renderedAs = path, version, content }) {
      reply.headers(headers);
      const cached = version === undefined ? undefined : cache.get(path);
      if (cached && cached.version === version)
        return sendHtml(request, reply.code(cached.status), cached.page);
      const { status = 200, head, data } = await content();
      const html = data ? await render(renderedAs, data, request) : '';
      const tags =
        renderHead(head, site.publicUrl, head.canonicalPath ?? path) + (html === '' ? site.preloaded : '');
      const page = site.compose(tags, html, data && { path: path.split('?')[0]!, data });
      if (html !== '' && version !== undefined) cache.set(path, { version, status, page });
      return sendHtml(request, reply.code(status), page);
    },
    sendStatic(request, reply, name, status = 200) {
      reply.headers(headers).code(status);
      if (pageHeads[name].description === undefined) reply.header('x-robots-tag', 'noindex');
      return sendHtml(request, reply, site.pages[name]);
    },
  };

  /** @returns '' on failure: the browser then renders the page */
  async function render(path: string, data: object, { routeOptions }: FastifyRequest): Promise<string> {
    return site.render(path, data).catch((error: unknown) => {
      // the route, for an address may hold a token or a person's question
      log.error({ err: error, route: routeOptions.url }, 'a page could not be rendered');
      return '';
    });
  }
}

function sendHtml(request: FastifyRequest, reply: FastifyReply, { html, gzipped }: ServedPage): FastifyReply {
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  return sendCompressed(request, reply, html, gzipped);
}

export const refusePage = (
  reply: FastifyReply,
  { status, waitSeconds, text }: { status: 429 | 500 | 503; waitSeconds: number; text: string },
): FastifyReply =>
  reply.code(status).header('retry-after', waitSeconds).type('text/plain; charset=utf-8').send(text);
