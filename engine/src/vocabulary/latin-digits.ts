const signs: Record<string, string> = { '٪': '%', '٫': ',', '٬': ' ' };

/**
 * Numbers as Arabic and Persian keyboards type them: '٢٠' and '۲۰' are '20', '١٢٫٥' is '12,5'. Each character
 * stays one, so that a caret keeps its place.
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹٪٫٬]/g, (typed) => signs[typed] ?? String(typed.charCodeAt(0) & 0xf));
}
