/** Rows of cells, the first of them the head, as a Markdown table: the first column to the left, figures to the right. */
export function markdownTable(rows: string[][]): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const padded = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [padded(head), rule, ...others.map(padded)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
