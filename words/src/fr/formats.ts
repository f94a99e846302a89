import { formattersOf } from '../formatters.ts';
import { formatCount } from './counting.ts';

export { formatCoordinates } from '../formatters.ts';

export const {
  formatNumber,
  formatExactly,
  formatShare,
  formatPrice,
  formatSigned,
  formatSignedPrice,
  formatSignedRent,
  formatRent,
  formatPerM2,
  formatPricePerM2,
  formatSurface,
  formatDistance,
  formatOneDecimal,
  formatChange,
  formatLongDate,
  formatMonth,
  formatNumericDate,
  formatShortDate,
  formatMoment,
  formatTime,
  formatDayAndTime,
  formatDayAndMonth,
  formatDayMonthAndTime,
} = formattersOf('fr');

/** Of 12: '12 %' */
export const formatPercent = (percent: number) => `${formatNumber(percent)} %`;

/** 'a, b et c' */
export function formatList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} et ${last}` : last;
}

/** 'a : 1 ; b : 2', of labels and values */
export const formatLabelled = (lines: readonly { label: string; text: string }[]) =>
  lines.map(({ label, text }) => `${label} : ${text}`).join('\u00a0; ');

/** 'Villa · 300 m² · 6 pièces': a line may end after a dot, none begins with it */
export const formatFacts = (facts: readonly string[]) => facts.join('\u00a0· ');

/** '4e trimestre 2025', '1er trimestre 2026', of '2025-T4' and '2026-T1' */
export function formatQuarter(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-T');
  return `${number === '1' ? '1er' : `${number}e`} trimestre ${year}`;
}

/** '300 annonces'; few are not counted, so that none is found out */
export const formatAdvertisements = (count: number | null): string =>
  count === null ? 'moins de 5 annonces' : formatCount(count, 'annonce');
