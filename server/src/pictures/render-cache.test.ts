import { expect, it } from 'vitest';
import { createRenderCache } from './render-cache.ts';

it('draws once what is asked for again, and keeps what was asked for last', async () => {
  const rendered: string[] = [];
  const keep = createRenderCache<string>({ maxCached: 2, mostWaiting: 5 });
  const ask = (key: string) =>
    keep(key, async () => {
      rendered.push(key);
      return key;
    });
  await Promise.all([ask('a'), ask('a')]);
  for (const key of ['b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

it('draws anew what could not be drawn', async () => {
  const keep = createRenderCache<string>({ maxCached: 2, mostWaiting: 5 });
  await expect(keep('a', () => Promise.reject(new Error('not drawn')))).rejects.toThrow('not drawn');
  expect(await keep('a', async () => 'drawn')).toBe('drawn');
});

it('refuses what is not drawn yet while too many wait', async () => {
  const keep = createRenderCache<string>({ maxCached: 9, mostWaiting: 1 });
  const first = Promise.withResolvers<string>();
  const underWay = keep('a', () => first.promise);
  const waiting = keep('b', async () => 'b');
  expect(keep('c', async () => 'c')).toBeUndefined();
  expect(keep('a', async () => 'another')).toBe(underWay);
  first.resolve('a');
  expect(await waiting).toBe('b');
  expect(await keep('c', async () => 'c')).toBe('c');
});
