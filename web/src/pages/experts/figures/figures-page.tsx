import { type ExpertFigures, type WeekFigures } from '@soumdar/contract';
import { formatCount, formatNumber, formatShortDate } from '@soumdar/words/formats';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../ui/loading.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { figuresQuery } from '../area/expert-queries.ts';
import { WeekBars } from './week-bars.tsx';
import { answeredShare, formatShare, WeekTable } from './week-table.tsx';

const weekName = ({ weekStart }: WeekFigures) => formatShortDate(weekStart);

/** How the promise of an answer in time is kept, and what the visitors' estimates come to. */
export default function FiguresPage() {
  usePageTitle('Chiffres');
  const { data, isError, isFetching, refetch } = useQuery(figuresQuery);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">Chiffres</h1>
      {isError ? (
        <LoadFailure text="Les chiffres n’ont pas pu être chargés." onRetry={() => void refetch()} />
      ) : null}
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
        <Tile name="Demandes ouvertes" value={formatNumber(open)} />
        <Tile name="En retard" value={formatNumber(late)} alarming={late > 0} />
        <Tile
          name={`Réponses à temps (${formatCount(weeks.length, 'semaine')})`}
          value={formatShare(answeredShare(weeks))}
        />
      </dl>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <WeekBars
          title="Demandes par semaine"
          lead="Selon la réponse donnée ; le reste est en cours ou annulé."
          weeks={names}
          stacked
          series={[
            { name: 'Réponses à temps', colour: 'bg-good', values: values((week) => week.answeredInTime) },
            { name: 'Hors délai', colour: 'bg-poor', values: values((week) => week.answeredLate) },
            {
              name: 'Autres',
              colour: 'bg-line-strong',
              values: values((week) => week.requests - week.answeredInTime - week.answeredLate),
            },
          ]}
        />
        <WeekBars
          title="Part des réponses à temps"
          lead="Sous 24 heures, ou avant le dimanche 18 h pour un weekend ; des demandes terminées ou hors délai."
          weeks={names}
          most={1}
          format={formatShare}
          series={[
            { name: 'Part à temps', colour: 'bg-sea', values: values((week) => answeredShare([week])) },
          ]}
        />
        <div className="lg:col-span-2">
          <WeekBars
            title="Estimations automatiques"
            lead="D’après les événements comptés sur le site, sans identité."
            weeks={names}
            series={[
              {
                name: 'Commencées',
                colour: 'bg-line-strong',
                values: values((week) => week.estimationsStarted),
              },
              { name: 'Réussies', colour: 'bg-sea', values: values((week) => week.estimationsCompleted) },
              { name: 'Échouées', colour: 'bg-clay', values: values((week) => week.estimationsFailed) },
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
