import { defaultPageSize, type Pagination } from '@soumdar/contract';
import * as words from '@soumdar/words/dashboard';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { checkSession } from '../../api/calls.ts';
import { sessionKey } from '../../components/account/account-query-client.ts';
import { PageControls } from '../../components/account/pagination.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { useDashboardView } from './dashboard-view.ts';
import { NoRecords, NothingFound, type NothingYet } from './no-records.tsx';
import { RecordSearch } from './record-search.tsx';
import { useSearchedText } from './searched-text.ts';
import { WaitingCards } from './waiting-cards.tsx';

interface RecordListProps<Saved> {
  heading: string;
  headingId?: string;
  /** what its pages are kept under */
  listKey: readonly string[];
  load: (page: number, limit: number, q?: string) => Promise<{ data: RecordPage<Saved> }>;
  /** of the cards, while they are waited for */
  columns: string;
  children: (records: Saved[]) => ReactNode;
  /** of the search box, where records can be searched */
  searchLabel?: string;
  /** what is said when there is nothing yet, and how something would come */
  empty: NothingYet;
  errorText: string;
}

interface RecordPage<Saved> {
  estimations: Saved[];
  pagination: Pagination;
}

/** One tab of the dashboard: a page of records, newest first, and the controls of that page. */
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
  // an older server answers all of a list at once
  const byPage = isPlaceholderData || answeredLimit === limit;
  // an address may name a page that is no more, and the last record of the last page may be deleted
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
  Card,
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
          <Card record={record} />
        </li>
      ))}
    </ul>
  );
}

/** Says that a load failed. It is keyed by the failure, so that dismissing one does not hide the next. */
function LoadErrorBanner({ text, onRetry }: { text: string; onRetry: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  return dismissed ? null : <LoadFailure text={text} onRetry={onRetry} onClose={() => setDismissed(true)} />;
}

export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: checkSession });
