import { type FollowHistory, type PropertyType, type Transaction } from '@soumdar/contract';
import { sideTexts } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/following';
import { formatChange, formatLongDate, formatNumber, formatNumericDate } from '@soumdar/words/formats';
import { Fragment } from 'react';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { EurosOf } from '../../../components/euros.tsx';
import { BandChart } from '../../../ui/band-chart.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import {
  causesOf,
  causesText,
  changeSinceFirst,
  describeLine,
  lineOf,
  type LinePoint,
} from './follow-lines.ts';

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
        <p className="mt-1 text-ink-soft">{words.noFigureYet}</p>
      )}
      {line.length > 1 ? (
        <>
          <BandChart
            title={words.chartTitle(side, line[0]!.date)}
            description={describeLine(side, line)}
            points={line.map(({ date, figure, newMethod, corrected }) => ({
              date,
              value: figure && { middle: figure.price, low: figure.low, high: figure.high },
              isBreak: newMethod,
              mark: corrected ? words.correctedMark : null,
            }))}
            format={words.formatFigure[side]}
            formatTick={formatNumber}
            formatDay={formatLongDate}
          />
          <MethodChanges line={line} />
          <Causes side={side} newest={line.at(-1)!} noise={history.points[0]!.noise[side]} />
          <Disclosure summary={words.numbers}>
            <Numbers side={side} line={line} />
          </Disclosure>
        </>
      ) : null}
    </div>
  );
}

/** A new method may cause a jump, which must be explained. */
function MethodChanges({ line }: { line: LinePoint[] }) {
  const days = line.filter(({ newMethod }) => newMethod).map(({ date }) => date);
  if (days.length === 0) return null;
  return <p className="mt-1 text-sm text-ink-soft">{words.methodChanges(days)}</p>;
}

function Newest({ side, line, newest }: { side: Transaction; line: LinePoint[]; newest: LinePoint }) {
  const format = words.formatFigure[side];
  const { figure, missing, date } = newest;
  const change = changeSinceFirst(line);
  return (
    <>
      <p className="mt-1 tabular-nums">
        {figure ? (
          <>
            <strong className="text-lg text-sea-deep">{format(figure.price)}</strong>{' '}
            <span className="text-ink-soft">{words.rangeOn(side, figure, date)}</span>
            <EurosOf side={side} tnd={figure.price} className="block text-sm text-ink-soft" />
            <EurosOf side={side} tnd={figure} className="block text-sm text-ink-soft" />
          </>
        ) : (
          missing && words.missingOn(missing, date)
        )}
      </p>
      {change ? (
        <p className="text-ink-soft tabular-nums">
          <Sentence
            text={words.changeSince(change.change, change.since)}
            marks={{ change: (text) => <span className="font-semibold text-ink">{text}</span> }}
          />
        </p>
      ) : null}
      {line.length === 1 ? <p className="mt-1 text-ink-soft">{words.lineBegins}</p> : null}
    </>
  );
}

function Causes({ side, newest, noise }: { side: Transaction; newest: LinePoint; noise: number | null }) {
  const causes = causesOf(side, newest);
  if (causes.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-sm font-semibold">{words.movedBy}</p>
      <dl className="text-sm tabular-nums">
        {causes.map((cause) => (
          <div key={cause.kind} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{words.causeLabel(cause)}</dt>
            <dd className="shrink-0">{formatChange(cause.change)}</dd>
          </div>
        ))}
      </dl>
      {noise ? <p className="mt-1 text-sm text-ink-soft">{words.noise(noise)}</p> : null}
    </>
  );
}

function Numbers({ side, line }: { side: Transaction; line: LinePoint[] }) {
  return (
    <FigureTable caption={words.tableCaption(side)} columns={words.columns}>
      {line.toReversed().map((point) => {
        const { date, figure, missing } = point;
        const causes = causesText(side, point);
        return (
          <Fragment key={date}>
            <FigureRow name={formatNumericDate(date)} ruled={causes === ''}>
              <Figure>{figure ? formatNumber(figure.price) : '–'}</Figure>
              <Figure className={figure ? '' : 'whitespace-normal!'}>
                {figure ? words.range(figure) : missing && words.missingTexts[missing]}
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
