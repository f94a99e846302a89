import { formatPrice } from '@soumdar/words/formats';
import * as words from '@soumdar/words/results';
import type { ReactNode } from 'react';

export function RangeBar({
  low,
  high,
  value,
  sentence,
  children,
}: {
  low: number;
  high: number;
  value: number;
  sentence: string;
  children?: ReactNode;
}) {
  return (
    <div className="mt-4 print:mt-2">
      <svg className="block h-5 w-full overflow-visible rtl:-scale-x-100" aria-hidden>
        <rect
          y="5"
          width="100%"
          height="10"
          rx="5"
          className="fill-sea-mid forced-colors:fill-[CanvasText]"
        />
        <circle
          cx={`${rangePosition(low, value, high)}%`}
          cy="10"
          r="9"
          strokeWidth="3"
          className="fill-sea stroke-white forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]"
        />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm font-semibold tabular-nums xs:text-base">
        <span>
          <span className="sr-only">{words.from} </span>
          {formatPrice(low)}
        </span>
        <span className="ms-auto">
          <span className="sr-only">{words.to} </span>
          {formatPrice(high)}
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {sentence}
        {children}
      </p>
    </div>
  );
}

/** In percent from the low end, within 0–100. */
export function rangePosition(low: number, value: number, high: number): number {
  if (high <= low) return 50;
  return Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));
}
