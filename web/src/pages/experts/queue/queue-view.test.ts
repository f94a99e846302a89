import { expect, test } from 'vitest';
import { firstQueueView, isFiltered, queueQuery } from './queue-view.ts';

test.each([
  [{}, '', false],
  [{ page: 3 }, '', false],
  [{ q: '  ' }, '', false],
  [{ status: 'pending' }, 'status=pending', true],
  [{ late: true, q: ' Gabès & Cie ' }, 'late=true&q=Gab%C3%A8s+%26+Cie', true],
] as const)('a view with %j asks for "%s"', (change, query, filtered) => {
  const view = { ...firstQueueView, ...change };
  expect(queueQuery(view)).toBe(query);
  expect(isFiltered(view)).toBe(filtered);
});
