import type { Pagination } from '@soumdar/contract';

interface PageQuery {
  /** from 1 */
  page: number;
  limit: number;
}

export function pageOf({ page, limit }: PageQuery) {
  return { offset: (page - 1) * limit, limit };
}

/** A page past the end leads back to the last one. */
export function presentPagination({ page, limit }: PageQuery, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  const hasNextPage = page < totalPages;
  const hasPrevPage = page > 1 && totalPages > 0;
  return {
    currentPage: page,
    totalPages,
    totalEstimations: total,
    limit,
    hasNextPage,
    hasPrevPage,
    nextPage: hasNextPage ? page + 1 : null,
    prevPage: hasPrevPage ? Math.min(page - 1, totalPages) : null,
  };
}
