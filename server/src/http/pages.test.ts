import { expect, it } from 'vitest';
import { presentPagination } from './pages.ts';

it.each([
  [1, 0, { totalPages: 0, hasNextPage: false, nextPage: null, prevPage: null }],
  [1, 3, { totalPages: 1, hasNextPage: false, nextPage: null, prevPage: null }],
  [1, 7, { totalPages: 3, hasNextPage: true, nextPage: 2, prevPage: null }],
  [2, 7, { totalPages: 3, hasNextPage: true, nextPage: 3, prevPage: 1 }],
  [3, 7, { totalPages: 3, hasNextPage: false, nextPage: null, prevPage: 2 }],
  [9, 7, { totalPages: 3, hasNextPage: false, nextPage: null, prevPage: 3 }],
])('page %i of %i records by three', (page, total, expected) => {
  expect(presentPagination({ page, limit: 3 }, total)).toMatchObject({
    currentPage: page,
    totalEstimations: total,
    limit: 3,
    ...expected,
  });
});
