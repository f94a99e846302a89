import type { ExpertFigures, WeekFigures } from '@soumdar/contract';
import * as areaWords from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-figures';
import { formatNumber, formatShortDate } from '@soumdar/words/formats';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../ui/loading.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { figuresQuery } from '../area/expert-queries.ts';
import { answeredShare, WeekTable } from './week-table.tsx';
import { Card } from '../../../ui/card.tsx';

const weekName = ({ weekStart }: WeekFigures) => formatShortDate(weekStart);

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

interface Series {
  name: string;
  /** Tailwind class */
  colour: string;
  /** one per week; null without a figure */
  values: (number | null)[];
}

/**
 * Series stand side by side or `stacked`. Hidden from screen readers: the page has a table of the same
 * figures.
 */
function WeekBars({
  title,
  lead,
  weeks,
  series,
  stacked = false,
  most,
  format = formatNumber,
}: {
  title: string;
  lead: string;
  weeks: string[];
  series: Series[];
  stacked?: boolean;
  /** the value of a full bar; by default the highest */
  most?: number;
  format?: (value: number) => string;
}) {
  const heights = weeks.map((_, week) => {
    const values = series.map(({ values: all }) => all[week] ?? 0);
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  const full = most ?? Math.max(1, ...heights);
  // a count of 0 is blank, a share of 0 % is a figure
  const blank = most === undefined ? 0 : null;
  const nothing = series.every(({ values }) => values.every((value) => (value ?? blank) === blank));
  const percent = (value: number) => `${(value / full) * 100}%`;
  return (
    <Card as="figure" className="flex h-full min-w-0 flex-col p-4 sm:p-5">
      <figcaption>
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-sm text-ink-soft">{lead}</p>
        {series.length > 1 ? <Legend series={series} /> : null}
      </figcaption>
      <p aria-hidden className="mt-auto border-b border-dashed border-line pt-3 text-xs text-ink-soft">
        {format(full)}
      </p>
      <div aria-hidden className="relative flex h-44 gap-1 border-b border-line-strong sm:gap-2">
        {nothing ? (
          <p className="absolute inset-0 grid place-items-center text-ink-soft">{words.nothingYet}</p>
        ) : null}
        {weeks.map((name, week) => (
          <div
            key={name}
            className={`flex h-full min-w-0 grow basis-0 ${stacked ? 'flex-col-reverse' : 'items-end gap-px'}`}
          >
            {series.map(({ name: what, colour, values }) => (
              <div
                key={what}
                title={words.bar(name, what, values[week] == null ? null : format(values[week]))}
                className={`min-w-0 shrink-0 ${stacked ? 'w-full' : 'grow basis-0 rounded-t-mark'} ${colour}`}
                style={{ height: percent(values[week] ?? 0) }}
              />
            ))}
          </div>
        ))}
      </div>
      <div aria-hidden className="mt-1 flex gap-1 text-xs text-ink-soft sm:gap-2">
        {weeks.map((name, week) => (
          <span key={name} className="min-w-0 grow basis-0 text-center whitespace-nowrap tabular-nums">
            {(weeks.length - 1 - week) % 3 === 0 ? <span className="-mx-4">{name}</span> : null}
          </span>
        ))}
      </div>
    </Card>
  );
}

function Legend({ series }: { series: Series[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ name, colour }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-3 rounded-mark ${colour}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
