import { useId, type ReactNode } from 'react';

/** Heights are in px, so that letters keep their size on phones and paper; widths are in per cent. */
export interface ChartArea {
  height: number;
  /** y of the highest tick */
  top: number;
  /** y of the lowest tick */
  bottom: number;
  left: number;
  right: number;
}

export function chartArea(height: number, [left, right]: readonly [left: number, right: number]): ChartArea {
  return { height, top: 10, bottom: height - 24, left, right };
}

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
  const { height, left, right } = area;
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
          <line x1={`${left}%`} x2={`${right}%`} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={`${left}%`} y={y(tick)} dx="-6" dy="4" textAnchor="end" className="fill-ink-soft">
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

/** 1 000 units wide, px high. */
export function Stretched({ area, children }: { area: ChartArea; children: ReactNode }) {
  const { height, left, right } = area;
  return (
    <svg
      x={`${left}%`}
      width={`${right - left}%`}
      height={height}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      className="overflow-visible"
    >
      {children}
    </svg>
  );
}
