import * as words from '@soumdar/words/common';
import { across, ChartFrame, chartArea, ChartLabel, heightsIn, onward, Stretched } from './chart-frame.tsx';
import { ticksAround } from './chart-scale.ts';

export interface BandPoint {
  /** ISO 8601 */
  date: string;
  /** null for a gap in the line */
  value: { middle: number; low: number; high: number } | null;
  /** the method changes here */
  isBreak: boolean;
  /** what happened there, in a word; the line starts again */
  mark?: string | null;
}

const area = chartArea(210, [15, 98]);
const mostMarks = 40;

/** The description and a table next to it state the same. */
export function BandChart({
  title,
  description,
  points,
  format,
  formatTick,
  formatDay,
}: {
  title: string;
  description: string;
  /** oldest first */
  points: BandPoint[];
  format: (value: number) => string;
  formatTick: (value: number) => string;
  formatDay: (date: string) => string;
}) {
  const values = points.flatMap(({ value }) => value ?? []);
  const ticks = ticksAround(
    Math.min(...values.map(({ low }) => low)),
    Math.max(...values.map(({ high }) => high)),
  );
  const y = heightsIn(area, ticks);
  const times = points.map(({ date }) => Date.parse(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const share = (date: string) => (last > first ? (Date.parse(date) - first) / (last - first) : 0.5);
  const x = (date: string) => across(area, share(date));
  const at = (date: string, value: number) => `${(1000 * share(date)).toFixed(1)},${y(value).toFixed(1)}`;
  const shown = points.filter(({ value }) => value);
  return (
    <ChartFrame area={area} title={title} description={description} ticks={ticks} format={formatTick}>
      {last > first ? (
        <>
          <ChartLabel area={area} x={across(area, 0)} anchor="start">
            {formatDay(points[0]!.date)}
          </ChartLabel>
          <ChartLabel area={area} x={across(area, 1)} anchor="end">
            {formatDay(points.at(-1)!.date)}
          </ChartLabel>
        </>
      ) : null}
      <Stretched area={area}>
        {runsOf(points).map((run) => (
          <g key={run[0]!.date}>
            <polygon
              points={[
                ...run.map(({ date, high }) => at(date, high)),
                ...run.toReversed().map(({ date, low }) => at(date, low)),
              ].join(' ')}
              // the band of a single value is a stroke
              strokeWidth={run.length > 1 ? 0 : 6}
              vectorEffect="non-scaling-stroke"
              className="fill-sea-mist/60 stroke-sea-mist/60"
            />
            <polyline
              points={run.map(({ date, middle }) => at(date, middle)).join(' ')}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-sea"
            />
          </g>
        ))}
      </Stretched>
      {points.map(({ date, isBreak }) =>
        isBreak ? (
          <line
            key={date}
            x1={x(date)}
            x2={x(date)}
            y1={area.top}
            y2={area.bottom}
            strokeDasharray="4 4"
            className="stroke-clay"
          />
        ) : null,
      )}
      {points.map(({ date, mark }) =>
        mark ? (
          <g key={date} className="fill-clay">
            <line
              x1={x(date)}
              x2={x(date)}
              y1={area.top}
              y2={area.bottom}
              strokeDasharray="2 3"
              className="stroke-clay"
            />
            <text
              x={x(date)}
              y={area.top + 10}
              dx={onward(share(date) > 0.5 ? -4 : 4)}
              textAnchor={share(date) > 0.5 ? 'end' : 'start'}
            >
              {mark}
            </text>
          </g>
        ) : null,
      )}
      {shown.map(({ date, value }, place) =>
        shown.length <= mostMarks || place === shown.length - 1 ? (
          <svg key={date} x={x(date)} y={y(value!.middle)} className="overflow-visible">
            <circle r="4" className="fill-sea stroke-white">
              <title>{words.chartPoint(formatDay(date), format(value!.middle))}</title>
            </circle>
          </svg>
        ) : null,
      )}
    </ChartFrame>
  );
}

/** Consecutive values without a mark between them. */
function runsOf(points: BandPoint[]) {
  const runs: { date: string; middle: number; low: number; high: number }[][] = [[]];
  for (const { date, value, mark } of points) {
    if (mark) runs.push([]);
    if (value) runs.at(-1)!.push({ date, ...value });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
