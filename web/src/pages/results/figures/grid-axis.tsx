import type { Grid, GridRow } from '@soumdar/views';
import * as words from '@soumdar/words/grid';
import type { ReactNode } from 'react';

/** The scale of all rows: the range, the figure, and what both ends are. Signs explain a picture that is hidden from screen readers too. */
export function Axis({ grid, look }: { grid: Grid; look: string }) {
  const { side, axis } = grid;
  return (
    <div className={`mt-2 print:ms-auto print:mt-1 print:w-[36%] ${look}`}>
      <Track grid={grid} look="h-3 print:h-2.5" />
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-xs print:mt-0 text-ink-soft tabular-nums">
        <span>{words.amount(side, axis.low)}</span>
        <span className="ms-auto">{words.amount(side, axis.high)}</span>
      </p>
      <p aria-hidden className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-soft print:hidden">
        {axis.range ? (
          <Sign label={words.ourRange}>
            <rect width="100%" y="2" height="10" className={rangeLook} />
          </Sign>
        ) : null}
        <Sign label={words.ourFigure}>
          <line x1="7" x2="7" y1="0" y2="14" strokeWidth="2" className={figureLook} />
        </Sign>
        <Sign label={words.asking}>
          <circle cx="7" cy="7" r="4" strokeWidth="2" className={askingLook} />
        </Sign>
        <Sign label={words.adjusted}>
          <circle cx="7" cy="7" r="5" className={adjustedLook} />
        </Sign>
      </p>
    </div>
  );
}

/** From what was asked to what is adjusted. */
export function RowTrack({ grid, row: { asking, adjusted } }: { grid: Grid; row: GridRow }) {
  return (
    <Track grid={grid} look="mt-2 h-4 print:mt-0 print:h-2.5 print:w-[36%]">
      <line
        x1={percent(asking)}
        x2={percent(adjusted)}
        y1="50%"
        y2="50%"
        strokeWidth="2"
        className="stroke-ink-soft forced-colors:stroke-[CanvasText]"
      />
      <circle cx={percent(asking)} cy="50%" r="4" strokeWidth="2" className={askingLook} />
      <circle cx={percent(adjusted)} cy="50%" r="5" className={adjustedLook} />
    </Track>
  );
}

/** Begins where a line of text does; the page's security policy forbids a style attribute that would place its marks. */
function Track({ grid, look, children }: { grid: Grid; look: string; children?: ReactNode }) {
  const { range, figure } = grid.axis;
  return (
    <svg className={`block w-full overflow-visible rtl:-scale-x-100 ${look}`} aria-hidden>
      <line y1="50%" y2="50%" x2="100%" className="stroke-line-strong" />
      {range ? (
        <rect
          x={percent(range.low)}
          width={percent(range.high - range.low)}
          height="100%"
          rx="2"
          className={rangeLook}
        />
      ) : null}
      <line x1={percent(figure)} x2={percent(figure)} y2="100%" strokeWidth="2" className={figureLook} />
      {children}
    </svg>
  );
}

function Sign({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg className="size-3.5 shrink-0" viewBox="0 0 14 14">
        {children}
      </svg>
      {label}
    </span>
  );
}

const percent = (share: number) => `${100 * share}%`;

const rangeLook = 'fill-sea-mist forced-colors:fill-[GrayText]';
const figureLook = 'stroke-sea-deep forced-colors:stroke-[Highlight]';
const askingLook = 'fill-white stroke-ink-soft forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';
const adjustedLook = 'fill-sea forced-colors:fill-[CanvasText]';
