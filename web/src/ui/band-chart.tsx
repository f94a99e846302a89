import { useId } from 'react';
import { ticksAround } from './chart-scale.ts';

export interface BandPoint {
  /** ISO 8601 */
  date: string;
  /** null where there is no value: the line has a gap */
  value: { middle: number; low: number; high: number } | null;
  /** from here on values are made in another way */
  isBreak: boolean;
}

/** In px, whatever the width, as in a line chart; across, everything is in per cent. */
const size = { height: 210, top: 10, bottom: 24, letters: 12 };
const [left, right] = [15, 98];
const mostMarks = 40;

/**
 * Values by day with the band they lie in. What it shows stands in its description, and in a table beside it.
 *
 * @param formatTick writes the values beside the chart
 */
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
  const id = useId();
  const values = points.flatMap(({ value }) => value ?? []);
  const ticks = ticksAround(
    Math.min(...values.map(({ low }) => low)),
    Math.max(...values.map(({ high }) => high)),
  );
  const [least, most] = [ticks[0]!, ticks.at(-1)!];
  const y = (value: number) =>
    size.top + ((most - value) / (most - least)) * (size.height - size.top - size.bottom);
  const times = points.map(({ date }) => Date.parse(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const share = (date: string) => (last > first ? (Date.parse(date) - first) / (last - first) : 0.5);
  const x = (date: string) => `${(left + share(date) * (right - left)).toFixed(2)}%`;
  const at = (date: string, value: number) => `${(1000 * share(date)).toFixed(1)},${y(value).toFixed(1)}`;
  const shown = points.filter(({ value }) => value);
  return (
    <svg
      width="100%"
      height={size.height}
      fontSize={size.letters}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="mt-2 block overflow-visible print:text-base"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={`${left}%`} x2={`${right}%`} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={`${left}%`} y={y(tick)} dx="-6" dy="4" textAnchor="end" className="fill-ink-soft">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {last > first ? (
        <>
          <text x={`${left}%`} y={size.height - 4} className="fill-ink-soft">
            {formatDay(points[0]!.date)}
          </text>
          <text x={`${right}%`} y={size.height - 4} textAnchor="end" className="fill-ink-soft">
            {formatDay(points.at(-1)!.date)}
          </text>
        </>
      ) : null}
      <svg
        x={`${left}%`}
        width={`${right - left}%`}
        height={size.height}
        viewBox={`0 0 1000 ${size.height}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        {runsOf(points).map((run) => (
          <g key={run[0]!.date}>
            <polygon
              points={[
                ...run.map(({ date, high }) => at(date, high)),
                ...run.toReversed().map(({ date, low }) => at(date, low)),
              ].join(' ')}
              // the band of a value that stands alone is a stroke
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
      </svg>
      {points.map(({ date, isBreak }) =>
        isBreak ? (
          <line
            key={date}
            x1={x(date)}
            x2={x(date)}
            y1={size.top}
            y2={size.height - size.bottom}
            strokeDasharray="4 4"
            className="stroke-clay"
          />
        ) : null,
      )}
      {shown.map(({ date, value }, place) =>
        shown.length <= mostMarks || place === shown.length - 1 ? (
          <svg key={date} x={x(date)} y={y(value!.middle)} className="overflow-visible">
            <circle r="4" className="fill-sea stroke-white">
              <title>{`${formatDay(date)}\u00a0: ${format(value!.middle)}`}</title>
            </circle>
          </svg>
        ) : null,
      )}
    </svg>
  );
}

/** Points with values, without a gap between them. */
function runsOf(points: BandPoint[]) {
  const runs: { date: string; middle: number; low: number; high: number }[][] = [[]];
  for (const { date, value } of points) {
    if (value) runs.at(-1)!.push({ date, ...value });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
