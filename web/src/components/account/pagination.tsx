import { mostPerPage } from '@soumdar/contract';
import * as words from '@soumdar/words/pagination';
import { useId } from 'react';
import { ArrowIcon } from '../../ui/icons.tsx';

const box =
  'grid min-h-11 min-w-9 cursor-pointer place-items-center rounded-control border px-1 sm:min-w-11 sm:px-2 font-semibold tabular-nums disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-progress';

export function PageControls({
  page,
  totalPages,
  limit,
  loading,
  onPage,
  onLimit,
}: {
  page: number;
  totalPages: number;
  limit: number;
  loading: boolean;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}) {
  const sizeId = useId();
  return (
    <nav
      aria-label={words.pages}
      className="mt-6 flex flex-col items-center gap-4 sm:flex-row sm:justify-between"
    >
      <div className="flex items-center gap-2">
        <label htmlFor={sizeId} className="text-ink-soft">
          {words.itemsPerPage}
        </label>
        <select
          id={sizeId}
          value={limit}
          onChange={(event) => onLimit(Number(event.target.value))}
          className="min-h-11 rounded-control border border-line-strong bg-white px-2"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      {totalPages > 1 ? (
        <PageSteps page={page} totalPages={totalPages} loading={loading} onPage={onPage} />
      ) : null}
    </nav>
  );
}

interface PageStepsProps {
  page: number;
  totalPages: number;
  /** a page is loading: the steps ignore clicks */
  loading?: boolean;
  onPage: (page: number) => void;
}

function PageSteps({ page, totalPages, loading = false, onPage }: PageStepsProps) {
  // a page that has become empty may lie beyond the last
  const lastPage = Math.max(1, totalPages);
  const goTo = (requested: number) => {
    if (mayGoTo(requested, lastPage, loading)) onPage(requested);
  };
  return (
    <ul className="flex flex-wrap justify-center gap-1 sm:gap-1.5">
      <li>
        <Step
          label={words.previousPage}
          disabled={page <= 1}
          loading={loading}
          onClick={() => goTo(Math.min(page - 1, lastPage))}
          arrow="back"
        />
      </li>
      {pageItems(page, totalPages).map((item, index) => (
        <li key={item ?? `ellipsis-${index}`}>
          {item === null ? (
            <span className="grid min-h-11 min-w-4 place-items-center" aria-hidden>
              …
            </span>
          ) : (
            <button
              type="button"
              aria-label={words.pageNumber(item)}
              aria-current={item === page ? 'page' : undefined}
              aria-disabled={loading || undefined}
              onClick={() => goTo(item)}
              className={`${box} ${item === page ? 'border-sea bg-sea text-white' : 'border-line-strong bg-white hover:border-sea'}`}
            >
              {item}
            </button>
          )}
        </li>
      ))}
      <li>
        <Step
          label={words.nextPage}
          disabled={page >= totalPages}
          loading={loading}
          onClick={() => goTo(page + 1)}
          arrow="onward"
        />
      </li>
    </ul>
  );
}

function Step({
  label,
  arrow,
  disabled,
  loading,
  onClick,
}: {
  label: string;
  arrow: 'back' | 'onward';
  disabled: boolean;
  loading: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={loading || undefined}
      onClick={onClick}
      className={`${box} border-line-strong bg-white hover:border-sea`}
    >
      <ArrowIcon to={arrow} />
    </button>
  );
}

export const pageSizes = [3, 6, 9, 12, mostPerPage];

const allShownUpTo = 7;

/** null is an ellipsis; all pages up to 7, else those around the current one. @internal */
export function pageItems(current: number, total: number): (number | null)[] {
  if (total <= allShownUpTo) return pagesFrom(1, total);
  // the same number near either end, so that the controls keep their width
  if (current <= 4) return [...pagesFrom(1, 5), null, total];
  if (current >= total - 3) return [1, null, ...pagesFrom(total - 4, total)];
  return [1, null, ...pagesFrom(current - 1, current + 1), null, total];
}

const pagesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** @internal */
export function mayGoTo(page: number, totalPages: number, loading: boolean): boolean {
  return !loading && page >= 1 && page <= totalPages;
}

/** Also shown on a page that has become empty, so that one can leave it. */
export function ListPages(steps: PageStepsProps) {
  if (steps.totalPages <= 1 && steps.page <= 1) return null;
  return (
    <nav aria-label={words.pages} className="mt-6">
      <PageSteps {...steps} />
    </nav>
  );
}
