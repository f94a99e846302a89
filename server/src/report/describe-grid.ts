import { adjustmentNames } from '@soumdar/contract';
import type { Grid, GridRow } from '@soumdar/views';
import { wordsIn, type Language } from '@soumdar/words';
import type { GridTable } from './report-content.ts';

const columns = ['asking', ...adjustmentNames, 'adjusted'] as const;

/** The asking price, each adjustment in its column, the adjusted price, and both on the axis. */
export function describeGrid(shown: Grid, language: Language): GridTable {
  const { formats, grid, report } = wordsIn(language);
  const { side, rows, axis, offForm } = shown;
  return {
    columns: columns.map((name) => report.gridColumns[name]),
    axis: {
      ...axis,
      lowText: formats.formatNumber(axis.low),
      highText: grid.amount(side, axis.high),
    },
    rows: rows.map((row) => describeRow(row, language)),
    summary: [grid.summary(shown, 'owner'), ...(offForm.length > 0 ? [grid.offFormNote(offForm)] : [])].join(
      ' ',
    ),
  };
}

function describeRow(row: GridRow, language: Language): GridTable['rows'][number] {
  const { estimate, formats, grid, report } = wordsIn(language);
  const { askingPrice, adjustedPrice, adjustments, asking, adjusted } = row;
  const tndOf = new Map(adjustments.map(({ what, tnd }) => [what, tnd]));
  return {
    title: report.gridRow({
      ...row,
      nearness: estimate.nearnessText(row.nearness),
      likeness: grid.likenessText(row.likeness, []),
    }),
    cells: [
      formats.formatNumber(askingPrice),
      ...adjustmentNames.map((what) => {
        const tnd = tndOf.get(what);
        return tnd === undefined ? report.noAdjustment : formats.formatSigned(tnd);
      }),
      formats.formatNumber(adjustedPrice),
    ],
    asking,
    adjusted,
  };
}
