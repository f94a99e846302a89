import { direction } from '@soumdar/words/language';

/** In px: heights are fixed, widths are percentages of the scale. */
const height = 14;
const middle = height / 2;

/** The spread of 8 in 10 prices, their middle and perhaps one price. The text next to it says the same. */
export function Spread({
  low,
  median,
  high,
  largest,
  ticks = [],
  faint = false,
  look = 'fill-sea-mid',
  price,
}: {
  low: number;
  median: number;
  high: number;
  largest: number;
  ticks?: readonly number[];
  /** of another zone */
  faint?: boolean;
  /** colour of the bar */
  look?: string;
  price?: number;
}) {
  const at = (value: number) => `${((100 * value) / largest).toFixed(2)}%`;
  return (
    <svg width="100%" height={height} className="block overflow-visible rtl:-scale-x-100" aria-hidden>
      {ticks.map((tick) => (
        <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2={height} className="stroke-line" />
      ))}
      <line x1="0" x2="100%" y1={middle} y2={middle} strokeWidth="2" className="stroke-line" />
      <rect
        x={at(low)}
        y={middle - 4}
        width={at(high - low)}
        height="8"
        rx="4"
        className={faint ? 'fill-white stroke-line-strong' : look}
        strokeDasharray={faint ? '3 2' : undefined}
      />
      <svg x={at(median)} y={middle} className="overflow-visible">
        <rect x="-3" y="-7" width="6" height="14" rx="2" className="fill-sea-deep stroke-white" />
      </svg>
      {price === undefined ? null : (
        <svg x={at(Math.min(price, largest))} y={middle} className="overflow-visible">
          <path d="M0 -7L6 0L0 7L-6 0z" className="fill-clay stroke-white" />
        </svg>
      )}
    </svg>
  );
}

export function SpreadScale({
  ticks,
  format,
}: {
  ticks: readonly number[];
  format: (tick: number) => string;
}) {
  const largest = ticks.at(-1)!;
  const place = (tick: number) => (100 * tick) / largest;
  return (
    <svg
      width="100%"
      height="20"
      fontSize="12"
      className="block overflow-visible print:text-base"
      aria-hidden
    >
      {ticks.map((tick, at) => (
        <text
          key={tick}
          x={`${(direction === 'rtl' ? 100 - place(tick) : place(tick)).toFixed(2)}%`}
          y="15"
          textAnchor={at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle'}
          className="fill-ink-soft"
        >
          {format(tick)}
        </text>
      ))}
    </svg>
  );
}
