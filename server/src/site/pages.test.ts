import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createRefusalLog } from '../http/refusal-log.ts';
import { readSettings } from '../settings/settings.ts';
import { smallSite } from '../testing/small-site.ts';
import { loadSites, TooManyWaitingError, type Site } from './load-site.ts';
import { createPages } from './pages.ts';

/** Of tokens that anybody makes up, by language. */
function serveTokens(render: Site['render'], onContent: () => unknown = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'soumdar-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = fastify();
  const errors: object[] = [];
  const refusals: string[] = [];
  const refusalLog = createRefusalLog();
  app.decorate('refusalLog', { ...refusalLog, write: (_call, _log, _details, text) => refusals.push(text) });
  for (const site of loadSites(smallSite(folder), readSettings({}))!) {
    const log = { error: (details: object) => errors.push(details) };
    const pages = createPages({ ...site, render }, {}, log);
    app.get(
      `${site.basePath}/partage/:token`,
      (request: FastifyRequest<{ Params: { token: string } }>, reply) =>
        pages.send(request, reply, {
          path: request.url,
          renderedAs: {
            path: '/partage/-',
            version: request.params.token.startsWith('old') ? 'expired' : 'unknown',
          },
          content: () => {
            onContent();
            return { status: 404, head: { title: 'Lien expiré' }, data: { shared: null } };
          },
        }),
    );
  }
  const page = async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBe(404);
    return body;
  };
  return { page, errors, refusals };
}

it('the page of dead tokens is rendered once for each version and language', async () => {
  let rendered = 0;
  const { page } = serveTokens(async () => `<h1>${(rendered += 1)}</h1>`);
  const paths = ['/partage/a', '/partage/b', '/partage/old', '/ar/partage/a', '/ar/partage/b'];
  const bodies: string[] = [];
  for (const path of paths) bodies.push(await page(path));
  expect(bodies.map((body) => /<h1>(\d)/.exec(body)![1])).toEqual(['1', '1', '2', '3', '3']);
  expect(bodies[1]).toContain('/partage/b');
});

it('a page for which too many wait is left to the browser, and is not logged as an error', async () => {
  const { page, errors, refusals } = serveTokens(() => Promise.reject(new TooManyWaitingError()));
  expect(await page('/partage/a')).not.toContain('<h1>');
  expect(errors).toEqual([]);
  expect(refusals).toEqual(['a page is left to the browser']);
});

it('pages requested at once are made in different turns of the event loop, so that other calls come in between', async () => {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(counting));
  const turns: number[] = [];
  const { page } = serveTokens(
    async () => '',
    () => turns.push(turn),
  );
  await Promise.all(['/partage/a', '/partage/b', '/ar/partage/c'].map(page));
  expect(new Set(turns).size).toBe(3);
});
