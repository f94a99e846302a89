import { expect, test } from 'vitest';
import { firstQueueView, isFiltered, queueFilters } from './queue-view.ts';

test.each([
  [{}, {}, false],
  [{ page: 3 }, {}, false],
  [{ q: '  ' }, {}, false],
  [{ status: 'pending' }, { status: 'pending' }, true],
  [{ late: true, q: ' Gabès & Cie ' }, { late: 'true', q: 'Gabès & Cie' }, true],
] as const)('a view with %j asks for %j', (change, filters, filtered) => {
  const view = { ...firstQueueView, ...change };
  expect(queueFilters(view)).toEqual(filters);
  expect(isFiltered(view)).toBe(filtered);
});
