import { useId } from 'react';
import { pageItems, pageSizes } from './page-items.ts';

const box =
  'grid min-h-11 min-w-9 cursor-pointer place-items-center rounded-control border px-1 sm:min-w-11 sm:px-2 font-semibold tabular-nums disabled:cursor-not-allowed disabled:opacity-40';

export function PageControls({
  page,
  totalPages,
  limit,
  onPage,
  onLimit,
}: {
  page: number;
  totalPages: number;
  limit: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}) {
  const sizeId = useId();
  return (
    <nav
      aria-label="Pagination"
      className="mt-6 flex flex-col items-center gap-4 sm:flex-row sm:justify-between"
    >
      <div className="flex items-center gap-2">
        <label htmlFor={sizeId} className="text-ink-soft">
          Éléments par page
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
      <PageSteps page={page} totalPages={totalPages} onPage={onPage} />
    </nav>
  );
}

/** The pages there are, and the steps to the one before and after. */
export function PageSteps({
  page,
  totalPages,
  onPage,
}: {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}) {
  return (
    <ul className="flex flex-wrap justify-center gap-1 sm:gap-1.5">
      <li>
        <Step
          label="Page précédente"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          arrow="m14 6-6 6 6 6"
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
              aria-label={`Page ${item}`}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
              className={`${box} ${item === page ? 'border-sea bg-sea text-white' : 'border-line-strong bg-white hover:border-sea'}`}
            >
              {item}
            </button>
          )}
        </li>
      ))}
      <li>
        <Step
          label="Page suivante"
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
          arrow="m10 6 6 6-6 6"
        />
      </li>
    </ul>
  );
}

function Step({
  label,
  arrow,
  disabled,
  onClick,
}: {
  label: string;
  arrow: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={`${box} border-line-strong bg-white hover:border-sea`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={arrow} />
      </svg>
    </button>
  );
}
