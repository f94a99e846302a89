import * as words from '@soumdar/words/experts-figures';
import { formatNumber } from '@soumdar/words/formats';
import { Card } from '../../../ui/card.tsx';

export interface Series {
  name: string;
  /** Tailwind class of its colour */
  colour: string;
  /** one for each week; null where there is none */
  values: (number | null)[];
}

/**
 * Bars for each week, the series of a week beside each other or, `stacked`, upon each other. The drawing is for the eye
 * alone: the page gives the same figures as a table.
 */
export function WeekBars({
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
  /** names of the weeks */
  weeks: string[];
  series: Series[];
  stacked?: boolean;
  /** what a full height stands for; the highest bar when left out */
  most?: number;
  format?: (value: number) => string;
}) {
  const heights = weeks.map((_, week) => {
    const values = series.map(({ values: all }) => all[week] ?? 0);
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  const full = most ?? Math.max(1, ...heights);
  // of counts, none is nothing; a share of 0 % is a figure
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
