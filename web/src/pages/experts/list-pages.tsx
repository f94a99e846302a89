import { PageSteps } from '../dashboard/page-controls.tsx';

/** The pages of a list. A page that is no more, for what it showed is done or gone, can still be left. */
export function ListPages(steps: { page: number; totalPages: number; onPage: (page: number) => void }) {
  if (steps.totalPages <= 1 && steps.page <= 1) return null;
  return (
    <nav aria-label="Pagination" className="mt-6">
      <PageSteps {...steps} />
    </nav>
  );
}
