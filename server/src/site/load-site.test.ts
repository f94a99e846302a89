import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prerenderedPages } from '@soumdar/contract';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { smallSite } from '../testing/small-site.ts';
import { loadSite, renderInTurn } from './load-site.ts';

function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'soumdar-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return smallSite(folder);
}

it.each(prerenderedPages)('is refused without its drawn page %s', (page) => {
  const site = builtSite();
  rmSync(join(site, 'prerendered', `${page}.html`));
  expect(() => loadSite(site, readSettings({}))).toThrow(`${page}.html`);
});

it('is refused without the map of its pages', () => {
  const site = builtSite();
  rmSync(join(site, 'assets', 'routes-4d5e6f.js'));
  expect(() => loadSite(site, readSettings({}))).toThrow('assets/routes-*.js');
});

it('is refused without an empty root to put them in', () => {
  const site = builtSite();
  const file = join(site, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('id="root"', 'id="app"'));
  expect(() => loadSite(site, readSettings({}))).toThrow('empty root');
});

it('pages are rendered one at a time, with other work in between', async () => {
  const order: string[] = [];
  const render = renderInTurn(async (path) => {
    order.push(path);
    setImmediate(() => order.push('a call'));
    return path;
  });
  expect(await Promise.all(['/a', '/b'].map((path) => render(path, null)))).toEqual(['/a', '/b']);
  expect(order.slice(0, 3)).toEqual(['/a', 'a call', '/b']);
});

it('a page beyond those that wait is left to the browser, until there is room again', async () => {
  const render = renderInTurn(async (path) => path);
  const pages = Array.from({ length: 30 }, (_, at) => render(`/${at}`, null));
  const outcomes = await Promise.allSettled(pages);
  expect(outcomes.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
  expect(await render('/later', null)).toBe('/later');
});
