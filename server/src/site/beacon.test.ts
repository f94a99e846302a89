import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const beacon = readFileSync(join(import.meta.dirname, '../../../web/public/beacon.js'), 'utf8');

/** Runs the beacon in a page; returns its calls so far, and a function that shows a hidden page. */
function open({ page = 'Sale Costs', path = '/frais', stored = {}, hidden = false } = {}) {
  const calls: unknown[] = [];
  const dataset: Record<string, string> = {};
  let show = () => {};
  runInNewContext(beacon, {
    location: { pathname: path },
    localStorage: stored,
    document: {
      hidden,
      currentScript: { dataset: { page } },
      documentElement: { dataset },
      querySelector: () => ({ content: 'a-key' }),
      addEventListener: (_event: string, listener: () => void) => {
        show = listener;
      },
    },
    fetch: async (url: string, { body }: { body?: string }) => {
      calls.push(body === undefined ? url : { url, body: JSON.parse(body) });
      return new Response('');
    },
  });
  return { calls, dataset, show: () => show() };
}

const view = (page: string) => ({ url: '/api/analytics', body: { name: 'pageview', page } });

test('the beacon of a page weighs less than a kilobyte', () => {
  expect(beacon.length).toBeLessThanOrEqual(1024);
});

test('the beacon counts a view once, by the name of the page, and leaves word to the site’s script', () => {
  expect(open()).toMatchObject({ calls: [view('Sale Costs')], dataset: { counted: '/frais' } });
});

test('the beacon of a shared estimate also tells that it was read, and names its token to the share alone', () => {
  const { calls } = open({ page: 'Shared Estimation', path: '/partage/o7BTWkZkq3' });
  expect(calls).toEqual([view('Shared Estimation'), '/api/shares/o7BTWkZkq3']);
});

test('it tells so of an Arabic page too', () => {
  const { calls } = open({ page: 'Shared Estimation', path: '/ar/partage/o7BTWkZkq3' });
  expect(calls).toContain('/api/shares/o7BTWkZkq3');
});

test('a page that is only fetched ahead, or open behind others, counts once it is seen', () => {
  const { calls, show } = open({ hidden: true });
  expect(calls).toEqual([]);
  show();
  expect(calls).toEqual([view('Sale Costs')]);
});

test.each([
  ['refused to be counted', { audienceRefused: '2026-03-02T10:00:00.000Z' }],
  ['is signed in, whom the site’s script counts', { token: 'a' }],
])('the beacon counts nobody who %s', (_who, stored) => {
  expect(open({ stored })).toMatchObject({ calls: [], dataset: {} });
});
