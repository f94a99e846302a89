import { type QueuedRequest } from '@soumdar/contract';
import { formatCount } from '@soumdar/words/formats';
import { useQuery } from '@tanstack/react-query';
import { ListPages } from '../../../components/account/pagination.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDebounced } from '../../../ui/debounce.ts';
import { Loading } from '../../../ui/loading.tsx';
import { largeScreen, useMediaQuery } from '../../../ui/media-query.ts';
import { LoadFailure } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { CsvButton } from '../area/csv-button.tsx';
import { downloadRequests } from '../area/expert-calls.ts';
import { queueQueryOptions } from '../area/expert-queries.ts';
import { isFiltered, type QueueView, type QueueViewState } from '../area/queue-view.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueCards, QueueTable } from './queue-list.tsx';

const typingPauseMs = 300;
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Africa/Tunis' });

/** What is to be answered, the most urgent first. */
export default function QueuePage({ queueView }: { queueView: QueueViewState }) {
  usePageTitle('Demandes d’estimation');
  const [view, setView] = queueView;
  const query = { ...view, q: useDebounced(view.q, typingPauseMs) };
  const { data, isFetching, isError, dataUpdatedAt, refetch } = useQuery(queueQueryOptions(query));
  const change = (part: Partial<QueueView>) => setView((before) => ({ ...before, page: 1, ...part }));

  return (
    <>
      <header className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">Demandes d’estimation</h1>
          <p className="mt-1 min-h-6 text-ink-soft">
            {/* the time changes by itself every minute: only the count is announced */}
            <span role="status">
              {data ? formatCount(data.data.pagination.totalEstimations, 'demande') : ''}
            </span>
            {data ? ` · à jour à ${time.format(dataUpdatedAt)}` : ''}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 lg:shrink-0">
          <CsvButton name="demandes" download={() => downloadRequests(view)}>
            Exporter (CSV)
          </CsvButton>
          <Button look="outline" aria-disabled={isFetching} onClick={() => void refetch()}>
            Actualiser
          </Button>
        </div>
      </header>
      <QueueFilters view={view} onChange={change} />
      {isError ? (
        <LoadFailure text="Les demandes n’ont pas pu être chargées." onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <QueueList
          requests={data.data.requests}
          totalPages={data.data.pagination.totalPages}
          filtered={isFiltered(query)}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      ) : isFetching ? (
        <Loading />
      ) : null}
    </>
  );
}

function QueueList({
  requests,
  filtered,
  page,
  totalPages,
  onPage,
}: {
  requests: QueuedRequest[];
  filtered: boolean;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}) {
  const Layout = useMediaQuery(largeScreen) ? QueueTable : QueueCards;
  return (
    <>
      {requests.length === 0 ? (
        <div className="mt-6 rounded-card border border-line bg-white px-4 py-14 text-center">
          <p className="text-lg font-bold">{filtered ? 'Aucune demande trouvée' : 'Aucune demande'}</p>
          <p className="mt-1 text-ink-soft">
            {filtered
              ? 'Aucune demande ne répond à ces filtres.'
              : 'Les demandes d’estimation manuelle s’afficheront ici.'}
          </p>
        </div>
      ) : (
        <Layout requests={requests} />
      )}
      <ListPages page={page} totalPages={totalPages} onPage={onPage} />
    </>
  );
}
