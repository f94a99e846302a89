import { expect, it } from 'vitest';
import { renderInTurn } from './render-in-turn.ts';

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
