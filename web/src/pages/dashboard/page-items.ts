/** Page sizes the visitor may choose. */
export const pageSizes = [3, 6, 9, 12, 15];

const allShownUpTo = 7;

/** The page numbers to draw, in order; null is an ellipsis. All of them up to 7, else those around the current one. */
export function pageItems(current: number, total: number): (number | null)[] {
  if (total <= allShownUpTo) return pagesFrom(1, total);
  // near an end the window leans on it, so that the controls keep their width
  if (current <= 4) return [...pagesFrom(1, 5), null, total];
  if (current >= total - 3) return [1, null, ...pagesFrom(total - 4, total)];
  return [1, null, ...pagesFrom(current - 1, current + 1), null, total];
}

const pagesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Whether a page change is heeded: never while loading, never out of range. */
export function mayGoTo(page: number, totalPages: number, loading: boolean): boolean {
  return !loading && page >= 1 && page <= totalPages;
}
