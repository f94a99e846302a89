/** Marks of plain text around what keeps its own direction in a line of the other: in pages, `<bdi>` does the same. */
export const isolates = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068', end: '\u2069' } as const;

export const isolateLtr = (text: string) => `${isolates.ltr}${text}${isolates.end}`;
export const isolateRtl = (text: string) => `${isolates.rtl}${text}${isolates.end}`;
/** Of what people typed: its first letter says its direction. */
export const isolateAuto = (text: string) => `${isolates.auto}${text}${isolates.end}`;
/** Of what people typed, in a French sentence: Arabic there would take the signs and numbers around it with it. */
export const isolateTyped = (text: string) => (/\p{Script=Arabic}/u.test(text) ? isolateAuto(text) : text);

const isolated = /[\u2066-\u2068][^\u2069]*\u2069/u;
const link = /https?:\/\/\S*[\p{L}\p{N}/=_-]/u;
// a number or Latin words, with the signs and spaces between them; of a range, '2 290 – 5 380', the first stands on the right
const run =
  /(?:[+−±-][\u00a0\u202f]?)?[\p{Script=Latin}\d](?:(?:(?!https?:)[\p{Script=Latin}\p{M}\d \u00a0\u202f.,:/@_%&=?#'’+−-])*(?!https?:)[\p{Script=Latin}\d%²+])?(?:[\u00a0\u202f]%)?/u;
const amount = /\d[\d \u00a0\u202f.,]*[ \u00a0\u202f](?:د\.ت(?:\/م²)?|م²|كم)(?!\p{L})/u;
const parts = new RegExp(`(${isolated.source})|(${link.source})|(${amount.source})|${run.source}`, 'gu');

/**
 * Arabic text in which each number, with its unit, and each Latin run stands between isolates, so that no line and no order tears it. What
 * stands between isolates already stays as it is.
 */
export const isolateRuns = (text: string): string =>
  text.replace(parts, (found, whole?: string, address?: string, sum?: string) => {
    if (whole !== undefined) return whole;
    if (sum !== undefined) return isolateRtl(sum);
    // a program that finds links in a text would take the mark for a part of the address
    return isolateLtr(address === undefined ? found : `${address} `);
  });
