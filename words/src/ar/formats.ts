import { formattersOf } from '../formatters.ts';
import { formatCount, nouns } from './counting.ts';

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
} = formattersOf('ar');

/** Of 12: '12 %' */
export const formatPercent = (percent: number) => `${formatNumber(percent)}\u00a0%`;

/** 'أ وب وج' */
export const formatList = (texts: readonly string[]): string => texts.join(' و');

/** 'أ: 1؛ ب: 2', of labels and values */
export const formatLabelled = (lines: readonly { label: string; text: string }[]) =>
  lines.map(({ label, text }) => `${label}: ${text}`).join('؛ ');

/** 'فيلا · 300 م² · 6 غرف': a line may end after a dot, none begins with it */
export const formatFacts = (facts: readonly string[]) => facts.join('\u00a0· ');

/** 'الثلاثي الرابع 2025', of '2025-T4' */
export function formatQuarter(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-T');
  const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع'];
  return `الثلاثي ${ordinals[Number(number) - 1]} ${year}`;
}

/** '300 إعلان'; few are not counted, so that none is found out */
export const formatAdvertisements = (count: number | null): string =>
  count === null ? 'أقل من 5 إعلانات' : formatCount(count, nouns.advertisement);
