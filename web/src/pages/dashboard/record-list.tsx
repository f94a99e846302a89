import { defaultPageSize, sitePaths, type Pagination } from '@soumdar/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { sessionQuery } from './dashboard-queries.ts';
import { LoadErrorBanner } from './load-error-banner.tsx';
import { mayGoTo } from './page-items.ts';
import { PageControls } from './page-controls.tsx';

/** One tab of the dashboard: a page of records, newest first, and the controls of that page. */
export function RecordList<Kept extends { id: string }>({
  heading,
  load,
  Card,
  columns,
  emptyTitle,
  errorText,
}: {
  heading: string;
  load: (page: number, limit: number) => Promise<{ data: { estimations: Kept[]; pagination: Pagination } }>;
  Card: ComponentType<{ record: Kept }>;
  columns: string;
  emptyTitle: string;
  errorText: string;
}) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(defaultPageSize);
  useQuery(sessionQuery);
  const { data, isFetching, errorUpdatedAt, isError, refetch } = useQuery({
    queryKey: [heading, page, limit],
    queryFn: () => load(page, limit),
    placeholderData: keepPreviousData,
  });
  const records = data?.data.estimations ?? [];
  const totalPages = data?.data.pagination.totalPages ?? 0;

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{heading}</h2>
        <Button look="outline" busy={isFetching} disabled={isFetching} onClick={() => void refetch()}>
          Actualiser
        </Button>
      </div>
      {isError ? (
        <LoadErrorBanner key={errorUpdatedAt} text={errorText} onRetry={() => void refetch()} />
      ) : null}
      {isFetching && records.length === 0 ? <Loading /> : null}
      {data && !isFetching && records.length === 0 ? <NothingYet title={emptyTitle} /> : null}
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
            if (mayGoTo(requested, totalPages, isFetching)) setPage(requested);
          }}
          onLimit={(chosen) => {
            setLimit(chosen);
            setPage(1);
          }}
        />
      ) : null}
    </>
  );
}

function NothingYet({ title }: { title: string }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-4 rounded-card border border-line bg-white px-4 py-14 text-center">
      <p className="text-lg font-bold">{title}</p>
      <ButtonLink to={sitePaths.home}>Faire une estimation</ButtonLink>
    </div>
  );
}
