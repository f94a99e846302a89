import { expect, it } from 'vitest';
import { drawInTurn } from './draw-in-turn.ts';

it('pages are drawn one at a time, with other work in between', async () => {
  const order: string[] = [];
  const draw = drawInTurn(async (path) => {
    order.push(path);
    setImmediate(() => order.push('a call'));
    return path;
  });
  expect(await Promise.all(['/a', '/b'].map((path) => draw(path, null)))).toEqual(['/a', '/b']);
  expect(order.slice(0, 3)).toEqual(['/a', 'a call', '/b']);
});

it('a page beyond those that wait is left to the browser, until there is room again', async () => {
  const draw = drawInTurn(async (path) => path);
  const pages = Array.from({ length: 30 }, (_, at) => draw(`/${at}`, null));
  const outcomes = await Promise.allSettled(pages);
  expect(outcomes.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
  expect(await draw('/later', null)).toBe('/later');
});
