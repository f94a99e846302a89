import { type ExpertFigures, type WeekFigures } from '@soumdar/contract';
import * as areaWords from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-figures';
import { formatNumber, formatShortDate } from '@soumdar/words/formats';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../ui/loading.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { figuresQuery } from '../area/expert-queries.ts';
import { WeekBars } from './week-bars.tsx';
import { answeredShare, WeekTable } from './week-table.tsx';

const weekName = ({ weekStart }: WeekFigures) => formatShortDate(weekStart);

/** How the promise of an answer in time is kept, and what the visitors' estimates come to. */
export default function FiguresPage() {
  usePageTitle(areaWords.figures);
  const { data, isError, isFetching, refetch } = useQuery(figuresQuery);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{areaWords.figures}</h1>
      {isError ? <LoadFailure text={words.loadFailed} onRetry={() => void refetch()} /> : null}
      {data ? <Figures figures={data.data} /> : isFetching ? <Loading /> : null}
    </>
  );
}

function Figures({ figures: { open, late, weeks } }: { figures: ExpertFigures }) {
  const names = weeks.map(weekName);
  const values = (of: (week: WeekFigures) => number | null) => weeks.map(of);
  return (
    <>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        <Tile name={words.open} value={formatNumber(open)} />
        <Tile name={words.late} value={formatNumber(late)} alarming={late > 0} />
        <Tile name={words.inTimeOver(weeks.length)} value={words.share(answeredShare(weeks))} />
      </dl>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <WeekBars
          title={words.requestsByWeek}
          lead={words.requestsByWeekLead}
          weeks={names}
          stacked
          series={[
            { name: words.answeredInTime, colour: 'bg-good', values: values((week) => week.answeredInTime) },
            { name: words.answeredLate, colour: 'bg-poor', values: values((week) => week.answeredLate) },
            {
              name: words.others,
              colour: 'bg-line-strong',
              values: values((week) => week.requests - week.answeredInTime - week.answeredLate),
            },
          ]}
        />
        <WeekBars
          title={words.shareByWeek}
          lead={words.shareByWeekLead}
          weeks={names}
          most={1}
          format={words.share}
          series={[
            { name: words.shareInTime, colour: 'bg-sea', values: values((week) => answeredShare([week])) },
          ]}
        />
        <div className="lg:col-span-2">
          <WeekBars
            title={words.estimates}
            lead={words.estimatesLead}
            weeks={names}
            series={[
              {
                name: words.started,
                colour: 'bg-line-strong',
                values: values((week) => week.estimationsStarted),
              },
              {
                name: words.succeeded,
                colour: 'bg-sea',
                values: values((week) => week.estimationsCompleted),
              },
              { name: words.failed, colour: 'bg-clay', values: values((week) => week.estimationsFailed) },
            ]}
          />
        </div>
      </div>
      <WeekTable weeks={weeks} names={names} />
    </>
  );
}

function Tile({ name, value, alarming = false }: { name: string; value: string; alarming?: boolean }) {
  return (
    <div
      className={`rounded-card border p-4 shadow-card ${alarming ? 'border-poor/40 bg-poor-tint text-poor' : 'border-line bg-white'}`}
    >
      <dt className={alarming ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="text-3xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}
