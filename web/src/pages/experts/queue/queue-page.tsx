import { type QueuedRequest, manualRequestStatuses, sitePaths } from '@soumdar/contract';
import * as areaWords from '@soumdar/words/experts-area';
import { toRead } from '@soumdar/words/experts-proofs';
import * as words from '@soumdar/words/experts-queue';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manualRequestStatusLabel } from '@soumdar/words/labels';
import { ListPages } from '../../../components/account/pagination.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDebounced } from '../../../ui/debounce.ts';
import { Loading } from '../../../ui/loading.tsx';
import { largeScreen, useMediaQuery } from '../../../ui/media-query.ts';
import { LoadFailure } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { CsvButton } from '../area/csv-button.tsx';
import { downloadRequests } from '../area/expert-calls.ts';
import { proofsQuery, queueQueryOptions } from '../area/expert-queries.ts';
import {
  isFiltered,
  type QueueView,
  type QueueViewState,
  firstQueueView,
  toStatus,
} from '../area/queue-view.ts';
import { QueueCards, QueueTable } from './queue-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx';

const typingPauseMs = 300;

/** Most urgent first. */
export default function QueuePage({ queueView }: { queueView: QueueViewState }) {
  usePageTitle(words.title);
  const [view, setView] = queueView;
  const query = { ...view, q: useDebounced(view.q, typingPauseMs) };
  const { data, isFetching, isError, dataUpdatedAt, refetch } = useQuery(queueQueryOptions(query));
  const change = (part: Partial<QueueView>) => setView((before) => ({ ...before, page: 1, ...part }));

  return (
    <>
      <header className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">{words.title}</h1>
          <p className="mt-1 min-h-6 text-ink-soft">
            {/* announces only the count: the time changes every minute */}
            <Sentence
              text={
                data
                  ? words.summary(
                      data.data.pagination.totalEstimations,
                      new Date(dataUpdatedAt).toISOString(),
                    )
                  : words.emptySummary
              }
              marks={{ count: (text) => <span role="status">{text}</span> }}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 lg:shrink-0">
          <CsvButton name="demandes" download={() => downloadRequests(view)}>
            {words.exportRequests}
          </CsvButton>
          <Button look="outline" aria-disabled={isFetching} onClick={() => void refetch()}>
            {words.refresh}
          </Button>
        </div>
      </header>
      <ProofsToRead />
      <QueueFilters view={view} onChange={change} />
      {isError ? <LoadFailure text={areaWords.requestsFailed} onRetry={() => void refetch()} /> : null}
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

/** Proofs of signed prices wait apart from requests. */
function ProofsToRead() {
  const { data } = useQuery(proofsQuery);
  const count = data?.data.proofs.length ?? 0;
  return count === 0 ? null : (
    <Link
      to={sitePaths.expertProofs}
      className="mt-2 inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
    >
      {toRead(count)}
    </Link>
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
        <Card as="div" flat className="mt-6 px-4 py-14 text-center">
          <p className="text-lg font-bold">{filtered ? words.noneFound : areaWords.noRequest}</p>
          <p className="mt-1 text-ink-soft">{filtered ? words.noneFoundAdvice : words.noneYet}</p>
        </Card>
      ) : (
        <Layout requests={requests} />
      )}
      <ListPages page={page} totalPages={totalPages} onPage={onPage} />
    </>
  );
}

const statuses = Object.fromEntries(
  manualRequestStatuses.map((status) => [status, manualRequestStatusLabel(status)]),
);

/** Any change returns to the first page. */
function QueueFilters({
  view,
  onChange,
}: {
  view: QueueView;
  onChange: (change: Partial<QueueView>) => void;
}) {
  return (
    <search className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-end sm:gap-x-4">
      <TextField
        type="search"
        enterKeyHint="search"
        label={words.search}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        value={view.q}
        onChange={(event) => onChange({ q: event.target.value })}
        className="grow sm:max-w-sm"
      />
      <div className="sm:w-48">
        <SelectField
          label={words.status}
          open={words.anyStatus}
          options={statuses}
          value={view.status}
          onChange={(event) => onChange({ status: toStatus(event.target.value) })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:min-h-12">
        <Checkbox
          label={words.lateOnly}
          checked={view.late}
          onChange={(event) => onChange({ late: event.target.checked })}
        />
        {isFiltered(view) ? (
          <Button look="quiet" className="px-3 max-sm:-ms-3" onClick={() => onChange(firstQueueView)}>
            {words.clearFilters}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
