import { direction } from '@soumdar/words/language';
import { useId, type ReactNode } from 'react';

/** Heights are in px, so that letters keep their size on phones and paper; widths are in per cent, from the side where lines begin. */
export interface ChartArea {
  height: number;
  /** y of the highest tick */
  top: number;
  /** y of the lowest tick */
  bottom: number;
  /** where its scale stands */
  begin: number;
  end: number;
}

export function chartArea(height: number, [begin, end]: readonly [begin: number, end: number]): ChartArea {
  return { height, top: 10, bottom: height - 24, begin, end };
}

const isMirrored = direction === 'rtl';

/** @param share of the area's width, 0–1 */
export function across({ begin, end }: ChartArea, share: number): string {
  const percent = begin + share * (end - begin);
  return `${(isMirrored ? 100 - percent : percent).toFixed(2)}%`;
}

/** So many px further along the line. */
export const onward = (px: number) => (isMirrored ? -px : px);

export function heightsIn({ top, bottom }: ChartArea, ticks: number[]): (value: number) => number {
  const [least, most] = [ticks[0]!, ticks.at(-1)!];
  return (value) => top + ((most - value) / (most - least)) * (bottom - top);
}

export function ChartFrame({
  area,
  title,
  description,
  ticks,
  format,
  children,
}: {
  area: ChartArea;
  title: string;
  description: string;
  ticks: number[];
  format: (tick: number) => string;
  children: ReactNode;
}) {
  const id = useId();
  const { height } = area;
  const [begin, end] = [across(area, 0), across(area, 1)];
  const y = heightsIn(area, ticks);
  return (
    <svg
      width="100%"
      height={height}
      fontSize="12"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="mt-2 block overflow-visible print:text-base"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={begin} x2={end} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={begin} y={y(tick)} dx={onward(-6)} dy="4" textAnchor="end" className="fill-ink-soft">
            {format(tick)}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}

export function ChartLabel({
  area,
  x,
  anchor,
  children,
}: {
  area: ChartArea;
  x: string;
  anchor: 'start' | 'middle' | 'end';
  children: ReactNode;
}) {
  return (
    <text x={x} y={area.height - 4} textAnchor={anchor} className="fill-ink-soft">
      {children}
    </text>
  );
}

/** 1 000 units wide, px high, drawn as from left to right. */
export function Stretched({ area, children }: { area: ChartArea; children: ReactNode }) {
  const { height, begin, end } = area;
  return (
    <svg
      x={across(area, isMirrored ? 1 : 0)}
      width={`${end - begin}%`}
      height={height}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      {isMirrored ? <g transform="translate(1000) scale(-1 1)">{children}</g> : children}
    </svg>
  );
}
