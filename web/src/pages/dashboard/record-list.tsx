import { sitePaths, type Pagination } from '@soumdar/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { checkSession } from '../../api/calls.ts';
import { sessionKey } from '../../components/account/account-query-client.ts';
import { mayGoTo, PageControls } from '../../components/account/pagination.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { useDashboardView } from './dashboard-view.ts';

/** One tab of the dashboard: a page of records, newest first, and the controls of that page. */
export function RecordList<Kept extends { id: string }>({
  heading,
  load,
  Card,
  columns,
  empty,
  errorText,
}: {
  heading: string;
  load: (page: number, limit: number) => Promise<{ data: { estimations: Kept[]; pagination: Pagination } }>;
  Card: ComponentType<{ record: Kept }>;
  columns: string;
  /** what is said when there is nothing yet, and how something would come */
  empty: { title: string; text: string };
  errorText: string;
}) {
  const { page, limit, show } = useDashboardView();
  useQuery(sessionQuery);
  const { data, isFetching, errorUpdatedAt, isError, refetch } = useQuery({
    queryKey: [heading, page, limit],
    queryFn: () => load(page, limit),
    placeholderData: keepPreviousData,
  });
  const records = data?.data.estimations ?? [];
  const totalPages = data?.data.pagination.totalPages ?? 0;
  // an address may name a page that is no more
  const lastPage = data && !isFetching ? Math.max(1, totalPages) : page;
  useEffect(() => {
    if (page > lastPage) show({ page: lastPage });
  }, [page, lastPage, show]);

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{heading}</h2>
        <Button
          look="outline"
          className="shrink-0"
          busy={isFetching}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          Actualiser
        </Button>
      </div>
      {isError ? (
        <LoadErrorBanner key={errorUpdatedAt} text={errorText} onRetry={() => void refetch()} />
      ) : null}
      {isFetching && records.length === 0 ? <WaitingCards columns={columns} /> : null}
      {data && !isFetching && records.length === 0 ? (
        <div className="mt-4 rounded-card border border-line bg-white">
          <EmptyState {...empty}>
            <ButtonLink to={sitePaths.home}>Faire une estimation</ButtonLink>
          </EmptyState>
        </div>
      ) : null}
      <ul className={`mt-4 grid gap-4 ${columns}`} aria-busy={isFetching}>
        {records.map((record) => (
          <li key={record.id} className="min-w-0">
            <Card record={record} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && records.length > 0 ? (
        <PageControls
          page={page}
          totalPages={totalPages}
          limit={limit}
          onPage={(requested) => {
            if (mayGoTo(requested, totalPages, isFetching)) show({ page: requested });
          }}
          onLimit={(chosen) => show({ limit: chosen, page: 1 })}
        />
      ) : null}
    </>
  );
}

/** Says that a load failed. It is keyed by the failure, so that dismissing one does not hide the next. */
function LoadErrorBanner({ text, onRetry }: { text: string; onRetry: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  return dismissed ? null : <LoadFailure text={text} onRetry={onRetry} onClose={() => setDismissed(true)} />;
}

const lines = ['h-4 w-1/2', 'h-4 w-3/4', 'h-4 w-2/3', 'mt-4 h-8 w-full', 'h-8 w-full'];

/** Stands where the records will, so that nothing moves when they come. */
function WaitingCards({ columns }: { columns: string }) {
  return (
    <div role="status" className={`mt-4 grid animate-late gap-4 ${columns}`}>
      <span className="sr-only">Chargement…</span>
      {[1, 2, 3].map((card) => (
        <div key={card} className="flex min-h-80 flex-col gap-3 rounded-card border border-line bg-white p-5">
          <span className="size-11 rounded-control bg-sand" />
          {lines.map((line) => (
            <span key={line} className={`rounded-mark bg-sand ${line}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: checkSession });
