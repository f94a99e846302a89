import { type FollowHistory, type PropertyType, type Transaction } from '@soumdar/contract';
import { sideTexts } from '@soumdar/words/estimate';
import { formatLongDate, formatNumber, formatShare } from '@soumdar/words/formats';
import { Fragment } from 'react';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { EurosOf } from '../../../components/euros.tsx';
import { BandChart } from '../../../ui/band-chart.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import {
  causesOf,
  causesText,
  changeSinceFirst,
  describeLine,
  formatFigure,
  lineOf,
  type LinePoint,
} from './follow-lines.ts';

/** The line of one side of a followed property with its band, and what moved it last. */
export function FollowedSide({
  side,
  type,
  history,
}: {
  side: Transaction;
  type: PropertyType;
  history: FollowHistory;
}) {
  const line = lineOf(side, type, history);
  const newest = line.at(-1);
  const { title } = sideTexts[side];
  return (
    <div className="min-w-0">
      <h4 className="font-semibold">{title}</h4>
      {newest ? (
        <Newest side={side} line={line} newest={newest} />
      ) : (
        <p className="mt-1 text-ink-soft">
          Pas de chiffre assez fiable : il viendra ici dès que les annonces autour y suffisent.
        </p>
      )}
      {line.length > 1 ? (
        <>
          <BandChart
            title={`${title} depuis le ${formatLongDate(line[0]!.date)}, avec sa fourchette`}
            description={describeLine(side, line)}
            points={line.map(({ date, figure, newMethod, corrected }) => ({
              date,
              value: figure && { middle: figure.price, low: figure.low, high: figure.high },
              isBreak: newMethod,
              mark: corrected ? 'corrigé' : null,
            }))}
            format={formatFigure[side]}
            formatTick={formatNumber}
            formatDay={formatLongDate}
          />
          <MethodChanges line={line} />
          <Causes side={side} newest={line.at(-1)!} noise={history.points[0]!.noise[side]} />
          <Disclosure summary="Les chiffres">
            <Numbers side={side} title={title} line={line} />
          </Disclosure>
        </>
      ) : null}
    </div>
  );
}

/** A jump there may be ours: never without a word. */
function MethodChanges({ line }: { line: LinePoint[] }) {
  const days = line.filter(({ newMethod }) => newMethod).map(({ date }) => `le ${formatLongDate(date)}`);
  if (days.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {`${days.length > 1 ? 'Traits verticaux' : 'Trait vertical'} : notre méthode de calcul a changé ${days.join(', ')}.`}
    </p>
  );
}

function Newest({ side, line, newest }: { side: Transaction; line: LinePoint[]; newest: LinePoint }) {
  const format = formatFigure[side];
  const { figure, missing, date } = newest;
  const change = changeSinceFirst(line);
  return (
    <>
      <p className="mt-1 tabular-nums">
        {figure ? (
          <>
            <strong className="text-lg text-sea-deep">{format(figure.price)}</strong>{' '}
            <span className="text-ink-soft">
              {`de ${formatNumber(figure.low)} à ${format(figure.high)}, le ${formatLongDate(date)}`}
            </span>
            <EurosOf side={side} tnd={figure.price} className="block text-sm text-ink-soft" />
            <EurosOf side={side} tnd={figure} className="block text-sm text-ink-soft" />
          </>
        ) : (
          `${missing}, le ${formatLongDate(date)}.`
        )}
      </p>
      {change ? (
        <p className="text-ink-soft tabular-nums">
          <span className="font-semibold text-ink">{change.change}</span> depuis le {change.since}
        </p>
      ) : null}
      {line.length === 1 ? (
        <p className="mt-1 text-ink-soft">La courbe commence à la prochaine mise à jour du marché.</p>
      ) : null}
    </>
  );
}

/** Beneath the line: what moved it last, and what is no more than noise. */
function Causes({ side, newest, noise }: { side: Transaction; newest: LinePoint; noise: number | null }) {
  const causes = causesOf(side, newest);
  if (causes.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-sm font-semibold">Ce qui l’a fait bouger la dernière fois</p>
      <dl className="text-sm tabular-nums">
        {causes.map(({ label, change }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="shrink-0">{change}</dd>
          </div>
        ))}
      </dl>
      {noise ? (
        <p className="mt-1 text-sm text-ink-soft">
          {`D’un modèle à l’autre, neuf chiffres sur dix comme celui-ci bougent de moins de ${formatShare(noise)}.`}
        </p>
      ) : null}
    </>
  );
}

/** '23/11/2026', narrow enough for a phone */
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Africa/Tunis' });
const formatDay = (iso: string) => day.format(new Date(iso));

function Numbers({ side, title, line }: { side: Transaction; title: string; line: LinePoint[] }) {
  return (
    <FigureTable caption={`${title}, en DT`} columns={['Date', 'Estimation', 'Fourchette']}>
      {line.toReversed().map((point) => {
        const { date, figure, missing } = point;
        const causes = causesText(side, point);
        return (
          <Fragment key={date}>
            <FigureRow name={formatDay(date)} ruled={causes === ''}>
              <Figure>{figure ? formatNumber(figure.price) : '–'}</Figure>
              <Figure className={figure ? '' : 'whitespace-normal!'}>
                {figure ? `${formatNumber(figure.low)} à ${formatNumber(figure.high)}` : missing}
              </Figure>
            </FigureRow>
            {causes === '' ? null : (
              <tr className="border-b border-line last:border-0">
                <td colSpan={3} className="pb-2 text-sm text-ink-soft">
                  {causes}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </FigureTable>
  );
}
