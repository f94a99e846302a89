type TableCell = string | number;

/** Numbers to the right. */
export function textTable(heading: string[], rows: TableCell[][]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, at) => Math.max(...all.map((row) => String(row[at]).length)));
  const isNumeric = heading.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const line = (row: TableCell[]) =>
    row
      .map((cell, at) =>
        isNumeric[at] ? String(cell).padStart(widths[at]!) : String(cell).padEnd(widths[at]!),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(heading), rule, ...rows.map(line)].join('\n');
}
