import type { Pagination } from '@soumdar/contract';

/** The pagination of a list that was answered in one piece. */
export function onePage(count: number): Pagination {
  return {
    currentPage: 1,
    totalPages: 1,
    totalEstimations: count,
    limit: count,
    hasNextPage: false,
    hasPrevPage: false,
    nextPage: null,
    prevPage: null,
  };
}
