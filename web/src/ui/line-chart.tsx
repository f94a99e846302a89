import * as words from '@soumdar/words/common';
import { across, ChartFrame, chartArea, ChartLabel, heightsIn, onward, Stretched } from './chart-frame.tsx';
import { keepApart, quarterNumber, ticksAround } from './chart-scale.ts';
import { lineLooks } from './line-look.tsx';

export interface ChartLine {
  name: string;
  /** index in `lineLooks` */
  look: number;
  points: { quarter: string; value: number }[];
}

const lineHeight = 15;

/** Joins only consecutive quarters. The description and a table next to it state the same. */
export function LineChart({
  title,
  description,
  lines,
  format,
  named = false,
  marked = false,
}: {
  title: string;
  description: string;
  lines: ChartLine[];
  format: (value: number) => string;
  named?: boolean;
  marked?: boolean;
}) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const ticks = ticksAround(Math.min(...values), Math.max(...values));
  const area = chartArea(190, [11, named ? 69 : 98]);
  const y = heightsIn(area, ticks);
  const quarters = lines.flatMap(({ points }) => points.map(({ quarter }) => quarterNumber(quarter)));
  const [first, last] = [Math.min(...quarters), Math.max(...quarters)];
  const share = (quarter: string) => (quarterNumber(quarter) - first) / Math.max(1, last - first);
  const x = (quarter: string) => across(area, share(quarter));
  const labels = keepApart(
    lines.map(({ points }) => y(points.at(-1)!.value)),
    lineHeight,
    area.bottom,
  );
  return (
    <ChartFrame area={area} title={title} description={description} ticks={ticks} format={format}>
      {yearsBetween(first, last).map((year) => (
        <ChartLabel key={year} area={area} x={x(`${year}-T1`)} anchor="middle">
          {year}
        </ChartLabel>
      ))}
      <Stretched area={area}>
        {lines.flatMap(({ name, look, points }) =>
          runsOf(points).map((run) => (
            <polyline
              key={`${name} ${run[0]!.quarter}`}
              points={run
                .map(({ quarter, value }) => `${(1000 * share(quarter)).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={lineLooks[look]!.dashes}
              vectorEffect="non-scaling-stroke"
              className={lineLooks[look]!.stroke}
            />
          )),
        )}
      </Stretched>
      {lines.map(({ name, look, points }) =>
        (marked ? points : points.slice(-1)).map(({ quarter, value }) => (
          <svg key={`${name} ${quarter}`} x={x(quarter)} y={y(value)} className="overflow-visible">
            <path d={lineLooks[look]!.mark} className={`stroke-white ${lineLooks[look]!.fill}`}>
              <title>{words.chartLinePoint(name, quarter, format(value))}</title>
            </path>
          </svg>
        )),
      )}
      {named
        ? lines.map(({ name, look }, at) => (
            <svg key={name} x={across(area, 1)} y={labels[at]} className="overflow-visible">
              <path
                d={lineLooks[look]!.mark}
                transform={`translate(${onward(14)})`}
                className={lineLooks[look]!.fill}
              />
              <text x={onward(22)} dy="4" className="fill-ink">
                {name}
              </text>
            </svg>
          ))
        : null}
    </ChartFrame>
  );
}

function runsOf(points: ChartLine['points']): ChartLine['points'][] {
  const runs: ChartLine['points'][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && quarterNumber(point.quarter) === quarterNumber(before.quarter) + 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

function yearsBetween(first: number, last: number): number[] {
  const from = Math.ceil(first / 4);
  const step = last - first > 24 ? 2 : 1;
  return Array.from(
    { length: Math.max(0, Math.floor((Math.floor(last / 4) - from) / step) + 1) },
    (_, at) => from + step * at,
  );
}
