import { nearestFirst, type Grid, type GridRow } from '@soumdar/views';
import { otherComparables, surfaceAndRooms } from '@soumdar/words/comparables';
import { nearnessText } from '@soumdar/words/estimate';
import { formatMonth } from '@soumdar/words/formats';
import * as words from '@soumdar/words/grid';
import { useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Chevron } from '../../../ui/first-page-icons.tsx';
import { Axis, RowTrack } from './grid-axis.tsx';
import { shownFirst } from './comparable-list.tsx';

interface Props {
  grid: Grid;
  reader: words.Reader;
  /** a shared page keeps the order of the dates */
  canSort: boolean;
  inColumns?: boolean;
}

/** What each comparable asked, and would ask if it were the property. */
export function AdjustmentGrid({ grid, reader, canSort, inColumns = false }: Props) {
  const [isSorted, setSorted] = useState(false);
  const rows = isSorted ? nearestFirst(grid.rows) : grid.rows;
  const shown = shownFirst(inColumns);
  const more = rows.slice(shown);
  return (
    <div className="mt-4 print:mt-1">
      <div className="print:flex print:items-end">
        <p className="max-w-prose text-sm text-ink-soft print:w-[64%] print:pe-2 print:text-xs">
          {words.adjustedMeaning(grid.level, reader)}
        </p>
        {canSort ? <NearestFirst isSorted={isSorted} onSort={setSorted} /> : null}
        <Axis grid={grid} look={inColumns ? 'lg:w-[calc(50%-1rem)]' : ''} />
      </div>
      <Rows grid={grid} rows={rows.slice(0, shown)} inColumns={inColumns} />
      {more.length > 0 ? (
        <Disclosure summary={otherComparables(more.length)}>
          <Rows grid={grid} rows={more} inColumns={inColumns} />
        </Disclosure>
      ) : null}
      {grid.offForm.length > 0 ? (
        <p className="mt-2 max-w-prose text-sm text-ink-soft print:text-xs">
          {words.offFormNote(grid.offForm)}
        </p>
      ) : null}
    </div>
  );
}

function NearestFirst({ isSorted, onSort }: { isSorted: boolean; onSort: (isSorted: boolean) => void }) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 print:hidden">
      <input
        type="checkbox"
        className="size-5 accent-sea"
        checked={isSorted}
        onChange={({ target }) => onSort(target.checked)}
      />
      {words.nearestFirst}
    </label>
  );
}

function Rows({ grid, rows, inColumns }: { grid: Grid; rows: GridRow[]; inColumns: boolean }) {
  return (
    <ul
      className={`print:text-sm ${inColumns ? 'gap-x-8 *:border-b *:border-line lg:grid lg:grid-cols-2' : 'divide-y divide-line'}`}
    >
      {rows.map((row) => (
        // an open row stays open where the order changes
        <Row key={row.number} grid={grid} row={row} />
      ))}
    </ul>
  );
}

function Row({ grid, row }: { grid: Grid; row: GridRow }) {
  const { surface, rooms, locality, nearness, listedOn, likeness, reasons } = row;
  return (
    <li className="py-3 print:py-0.5 print:nth-[n+5]:hidden">
      <div className="print:flex print:flex-wrap print:justify-between print:gap-x-2">
        <p className="flex flex-wrap justify-between gap-x-3 print:contents">
          <span className="font-semibold">{surfaceAndRooms(surface, rooms)}</span>
          <span className="whitespace-nowrap text-ink-soft">{formatMonth(listedOn)}</span>
        </p>
        <p className="wrap-anywhere">
          {locality} <span className="text-ink-soft">({nearnessText(nearness)})</span>
        </p>
      </div>
      <p className="text-sm text-ink-soft print:hidden">{words.likenessText(likeness, reasons)}</p>
      <div className="print:flex print:flex-row-reverse print:items-center">
        <RowTrack grid={grid} row={row} />
        <Adjustments side={grid.side} row={row} />
      </div>
    </li>
  );
}

function Adjustments({ side, row }: { side: Grid['side']; row: GridRow }) {
  const { askingPrice, adjustedPrice, adjustments, listedOn } = row;
  return (
    <details className="print:w-[64%]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 tabular-nums print:min-h-0 print:text-xs [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span>
            <span className="text-sm text-ink-soft print:text-xs">{words.asking}</span>{' '}
            <span>{words.amount(side, askingPrice)}</span>
          </span>
          <span>
            <span aria-hidden className="inline-block text-ink-soft rtl:-scale-x-100">
              →
            </span>{' '}
            <span className="text-sm text-ink-soft print:text-xs">{words.adjusted}</span>{' '}
            <span className="font-semibold">{words.amount(side, adjustedPrice)}</span>
          </span>
        </span>
        <span className="sr-only"> ({words.howAdjusted})</span>
        <span className="ms-auto text-sea transition-transform [[open]>summary>&]:rotate-180 print:hidden">
          <Chevron />
        </span>
      </summary>
      <dl className="rounded-control bg-sand px-3 py-2 text-sm tabular-nums print:hidden">
        <Line label={words.askingIn(listedOn)} text={words.amount(side, askingPrice)} />
        {adjustments.length === 0 ? <Line label={words.notAdjusted} text="" /> : null}
        {adjustments.map((adjustment) => (
          <Line
            key={adjustment.what}
            label={words.adjustmentLabel(side, adjustment)}
            text={words.adjustmentAmount(side, adjustment.tnd)}
            look={adjustment.tnd < 0 ? 'text-clay' : 'text-good'}
          />
        ))}
        <Line
          label={words.adjusted}
          text={words.amount(side, adjustedPrice)}
          frame="mt-1 border-t border-line-strong pt-1.5 font-bold"
        />
      </dl>
    </details>
  );
}

interface LineProps {
  label: string;
  text: string;
  look?: string;
  frame?: string;
}

function Line({ label, text, look = '', frame = '' }: LineProps) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-3 py-0.5 ${frame}`}>
      <dt className="min-w-0 flex-[1_1_8rem]">{label}</dt>
      <dd className={`ms-auto whitespace-nowrap ${look}`}>{text}</dd>
    </div>
  );
}
