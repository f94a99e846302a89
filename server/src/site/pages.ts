import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { sendCompressed, type AnswerBytes } from '../http/send-compressed.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Log } from '../process/log.ts';
import { TooManyWaitingError, type Site } from './load-site.ts';
import { renderHead, type PageHead, type SitePage } from './render-head.ts';

/** In bytes; a page takes some 50 to 150 kB. */
const maxCachedBytes = 64_000_000;
/** More than there are of routes and versions. */
const mostRenderedOnce = 20;

export interface PageContent {
  status?: 200 | 300 | 400 | 404;
  head: PageHead;
  /** without it the browser renders alone */
  data?: object;
}

interface PageOfRequest {
  path: string;
  /** anybody may make up tokens: what is the same for all of them is rendered once for each version */
  renderedAs?: { path: string; version: string };
  /** without one, the page is rendered at each request */
  version?: unknown;
  /** nothing but its URL and the market, which is its version, decides about it */
  ofMarketAlone?: boolean;
  /** its script waits for no reader */
  startsAtOnce?: boolean;
  content: () => PageContent | Promise<PageContent>;
}

export interface Pages {
  send: (request: FastifyRequest, reply: FastifyReply, page: PageOfRequest) => Promise<FastifyReply>;
  sendStatic: (request: FastifyRequest, reply: FastifyReply, name: SitePage, status?: number) => FastifyReply;
}

interface CachedPage {
  version: unknown;
  status: number;
  page: AnswerBytes;
}

export function createPages(site: Site, headers: SecurityHeaders, log: Pick<Log, 'error'>): Pages {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ page: { plain, gzipped } }) => plain.length + gzipped.length,
  });

  const renderedOnce = new LRUCache<string, string>({ max: mostRenderedOnce });

  return {
    async send(request, reply, { path, renderedAs, version, ofMarketAlone, startsAtOnce = false, content }) {
      reply.headers(headers);
      const cached = version === undefined ? undefined : cache.get(path);
      if (cached && cached.version === version) {
        const { status, page } = cached;
        asHtml(reply.code(status));
        if (ofMarketAlone && status === 200)
          request.server.preparedAnswers?.add(request, reply, { bytes: page, version });
        return sendCompressed(request, reply, page);
      }
      await aloneInTurn();
      const { status = 200, head, data } = await content();
      const html = data
        ? await (renderedAs ? renderOnce(renderedAs, data, request) : render(path, data, request))
        : '';
      const tags = renderHead(head, site, head.canonicalPath ?? path) + (html === '' ? site.preloaded : '');
      await aloneInTurn();
      const page = site.compose(tags, html, data && { path: path.split('?')[0]!, data, startsAtOnce });
      if (html !== '' && version !== undefined) cache.set(path, { version, status, page });
      return sendCompressed(request, asHtml(reply.code(status)), page);
    },
    sendStatic(request, reply, name, status = 200) {
      reply.headers(headers).code(status);
      const { description }: PageHead = site.words.pages.heads[name];
      if (description === undefined) reply.header('x-robots-tag', 'noindex');
      return sendCompressed(request, asHtml(reply), site.pages[name]);
    },
  };

  async function renderOnce(
    { path, version }: { path: string; version: string },
    data: object,
    request: FastifyRequest,
  ): Promise<string> {
    const key = `${path} ${version}`;
    const html = renderedOnce.get(key) ?? (await render(path, data, request));
    if (html !== '') renderedOnce.set(key, html);
    return html;
  }

  /** @returns '' on failure: the browser then renders the page */
  async function render(path: string, data: object, request: FastifyRequest): Promise<string> {
    // the route, for an address may hold a token or a person's question
    const route = request.routeOptions.url;
    return site.render(path, data).catch((error: unknown) => {
      if (error instanceof TooManyWaitingError)
        request.server.refusalLog?.write(request, request.log, { route }, 'a page is left to the browser');
      else log.error({ err: error, route }, 'a page could not be rendered');
      return '';
    });
  }
}

const oneAtATime = pLimit(1);
/** Of all pages to be made, one goes on: other calls come in between. */
const aloneInTurn = () => oneAtATime(() => nextTurn());

const asHtml = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');

export const refusePage = (
  reply: FastifyReply,
  { status, waitSeconds, text }: { status: 429 | 500 | 503; waitSeconds: number; text: string },
): FastifyReply =>
  reply.code(status).header('retry-after', waitSeconds).type('text/plain; charset=utf-8').send(text);
