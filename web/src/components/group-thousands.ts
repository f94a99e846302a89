import { formatNumber } from '../format.ts';

/**
 * The text of a number field whose caret stands at `caret`, the thousands of its whole part apart and the caret after
 * the same digit. What is no number, or is already grouped by points, stays as it was typed.
 */
export function groupThousands(text: string, caret: number): { text: string; caret: number } {
  const [, whole, decimals = ''] = /^0*(\d{1,12}?)([.,]\d*)?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return { text, caret };
  const grouped = formatNumber(Number(whole)) + decimals;
  return { text: grouped, caret: keepCaret(text, caret, grouped) };
}

/** Where the caret of a text stands once the text is grouped: with as many digits after it. */
export function keepCaret(text: string, caret: number, grouped: string): number {
  const digitsAfter = text.slice(caret).replaceAll(/[^\d.,]/g, '').length;
  let place = grouped.length;
  for (let passed = 0; place > 0 && passed < digitsAfter; place -= 1) {
    if (/[\d.,]/.test(grouped[place - 1]!)) passed += 1;
  }
  // before a space, not after it, where the erasing key would only ever remove that space
  return /\s/.test(grouped[place - 1] ?? '') ? place - 1 : place;
}
