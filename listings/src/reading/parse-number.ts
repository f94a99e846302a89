const spaces = '[ \\u00a0\\u202f]';
const plain = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const groupedBySpaces = new RegExp(`^[+-]?\\d{1,3}(${spaces}\\d{3})+([.,]\\d+)?$`);
const groupedByCommas = /^[+-]?\d{1,3}(,\d{3}){2,}(\.\d+)?$/;
const groupedByDots = /^[+-]?\d{1,3}(\.\d{3}){2,}(,\d+)?$/;
const decimalComma = /^[+-]?\d+,(\d{1,2}|\d{4,})$/;

/**
 * Undefined when empty, NaN when it is none. A dot is a decimal mark ('120.5', '1e6'). Otherwise only
 * unambiguous text counts: '120,5', '1 200', '1 200,5', '1,200,000', '1.200.000,5', but not '1,200'.
 */
export function parseNumber(cell: string): number | undefined {
  if (cell === '') return undefined;
  if (plain.test(cell)) return Number(cell);
  if (groupedBySpaces.test(cell)) {
    return Number(cell.replaceAll(new RegExp(spaces, 'g'), '').replace(',', '.'));
  }
  if (groupedByCommas.test(cell)) return Number(cell.replaceAll(',', ''));
  if (groupedByDots.test(cell)) return Number(cell.replaceAll('.', '').replace(',', '.'));
  return decimalComma.test(cell) ? Number(cell.replace(',', '.')) : NaN;
}
