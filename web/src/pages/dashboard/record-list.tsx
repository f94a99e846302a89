import { defaultPageSize, type Pagination, sitePaths, estimationNameMaxLength } from '@soumdar/contract';
import { loading } from '@soumdar/words/controls';
import * as words from '@soumdar/words/dashboard';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType, type ReactNode, useEffectEvent } from 'react';
import { checkSession } from '../../api/calls.ts';
import { sessionKey } from '../../components/account/account-query-client.ts';
import { PageControls } from '../../components/account/pagination.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { useDashboardView } from './dashboard-view.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { placesAtOnce } from '../../estimation/placing.ts';
import { Card } from '../../ui/card.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useDebounced } from '../../ui/debounce.ts';

interface RecordListProps<Saved> {
  heading: string;
  headingId?: string;
  listKey: readonly string[];
  load: (page: number, limit: number, q?: string) => Promise<{ data: RecordPage<Saved> }>;
  /** of the cards while loading */
  columns: string;
  children: (records: Saved[]) => ReactNode;
  /** undefined where records cannot be searched */
  searchLabel?: string;
  /** shown while there is no record, with how to get one */
  empty: NothingYet;
  errorText: string;
}

interface RecordPage<Saved> {
  estimations: Saved[];
  pagination: Pagination;
}

export function RecordList<Saved>({
  heading,
  headingId,
  listKey,
  load,
  columns,
  children,
  searchLabel,
  empty,
  errorText,
}: RecordListProps<Saved>) {
  const { page, limit, q, show } = useDashboardView();
  const [typed, search] = useSearchedText(q, (wanted) => show({ q: wanted, page: 1 }));
  useQuery(sessionQuery);
  const { data, isFetching, isPlaceholderData, errorUpdatedAt, isError, refetch } = useQuery({
    queryKey: [...listKey, page, limit, q],
    queryFn: () => load(page, limit, q || undefined),
    placeholderData: keepPreviousData,
  });
  const records = data?.data.estimations ?? [];
  const { totalPages = 0, totalEstimations = 0, limit: answeredLimit } = data?.data.pagination ?? {};
  // an older server answers the whole list at once
  const byPage = isPlaceholderData || answeredLimit === limit;
  // the page in the address may be gone, as after deleting its last record
  const lastPage = data && !isFetching ? Math.max(1, totalPages) : page;
  useEffect(() => {
    if (page > lastPage) show({ page: lastPage });
  }, [page, lastPage, show]);
  const nothing = data !== undefined && !isFetching && records.length === 0 && page <= lastPage;

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <h2 id={headingId} tabIndex={-1} className="grow text-xl font-bold outline-none">
          {heading}
        </h2>
        {searchLabel && (totalEstimations > 0 || typed !== '') ? (
          <RecordSearch label={searchLabel} text={typed} onSearch={search} />
        ) : null}
        <Button
          look="outline"
          className="shrink-0"
          busy={isFetching}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {words.refresh}
        </Button>
      </div>
      {isError ? (
        <LoadErrorBanner key={errorUpdatedAt} text={errorText} onRetry={() => void refetch()} />
      ) : null}
      {isFetching && records.length === 0 ? <WaitingCards columns={columns} /> : null}
      {nothing && q === '' ? <NoRecords {...empty} /> : null}
      {nothing && q !== '' ? <NothingFound q={q} onShowAll={() => search('')} /> : null}
      <div aria-busy={isFetching}>{children(records)}</div>
      {byPage && records.length > 0 && totalEstimations > defaultPageSize ? (
        <PageControls
          page={page}
          totalPages={totalPages}
          limit={limit}
          loading={isFetching}
          onPage={(requested) => show({ page: requested })}
          onLimit={(chosen) => show({ limit: chosen, page: 1 })}
        />
      ) : null}
    </>
  );
}

export function CardGrid<Saved extends { id: string }>({
  records,
  Card: RecordCard,
  columns,
}: {
  records: Saved[];
  Card: ComponentType<{ record: Saved }>;
  columns: string;
}) {
  return (
    <ul className={`mt-4 grid gap-4 ${columns}`}>
      {records.map((record) => (
        <li key={record.id} className="min-w-0">
          <RecordCard record={record} />
        </li>
      ))}
    </ul>
  );
}

/** Keyed by the failure, so that dismissing one does not hide the next. */
function LoadErrorBanner({ text, onRetry }: { text: string; onRetry: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  return dismissed ? null : <LoadFailure text={text} onRetry={onRetry} onClose={() => setDismissed(true)} />;
}

export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: checkSession });

interface NothingYet {
  title: string;
  text: string;
}

function NoRecords(texts: NothingYet) {
  return (
    <InPlaceOfRecords {...texts}>
      <ButtonLink to={sitePaths.home} state={placesAtOnce}>
        {words.makeEstimation}
      </ButtonLink>
    </InPlaceOfRecords>
  );
}

function NothingFound({ q, onShowAll }: { q: string; onShowAll: () => void }) {
  return (
    <InPlaceOfRecords title={words.nothingFor(q)} text={words.searchScope}>
      <Button look="outline" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </InPlaceOfRecords>
  );
}

function InPlaceOfRecords({ children, ...texts }: NothingYet & { children: ReactNode }) {
  return (
    <Card as="div" flat role="status" className="mt-4 wrap-anywhere">
      <EmptyState {...texts}>{children}</EmptyState>
    </Card>
  );
}

function RecordSearch({
  label,
  text,
  onSearch,
}: {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}) {
  return (
    <div className="relative order-last w-full sm:order-none sm:w-72">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={words.searchPlaceholder}
        value={text}
        maxLength={estimationNameMaxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        className="min-h-12 w-full rounded-control border border-line-strong bg-white px-11 text-base placeholder:text-ink-soft"
      />
    </div>
  );
}

const lines = ['h-4 w-1/2', 'h-4 w-3/4', 'h-4 w-2/3', 'mt-4 h-8 w-full', 'h-8 w-full'];

/** Reserves room, so that nothing moves. */
function WaitingCards({ columns }: { columns: string }) {
  return (
    <div role="status" className={`mt-4 grid animate-late gap-4 ${columns}`}>
      <span className="sr-only">{loading}</span>
      {[1, 2, 3].map((card) => (
        <Card as="div" flat key={card} className="flex min-h-80 flex-col gap-3 p-5">
          <span className="size-11 rounded-control bg-sand" />
          {lines.map((line) => (
            <span key={line} className={`rounded-mark bg-sand ${line}`} />
          ))}
        </Card>
      ))}
    </div>
  );
}

const pauseMs = 300;

/**
 * Searches after a pause.
 *
 * @param q the current search, which Back or a link may change
 */
function useSearchedText(q: string, searchFor: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const wanted = useDebounced(typed.trim(), pauseMs);
  const [last, setLast] = useState(q);
  if (q !== last) {
    setLast(q);
    if (q !== wanted) setTyped(q);
  }
  const search = useEffectEvent(() => {
    if (wanted !== q) searchFor(wanted);
  });
  useEffect(() => search(), [wanted]);
  return [typed, setTyped] as const;
}
