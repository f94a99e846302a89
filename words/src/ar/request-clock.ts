import { formatCount, formatCountObject, nouns } from './counting.ts';
import { formatMoment } from './formats.ts';

/** 'قبل 2 مارس 2026 في 10:00' */
export const dueBefore = (iso: string) => `قبل ${formatMoment(iso)}`;
export const closedOn = (iso: string) => `بتاريخ ${formatMoment(iso)}`;
export const answeredIn = (ms: number) => `جواب بعد ${duration(ms)}`;
export const cancelledAfter = (ms: number) => `أُلغي بعد ${duration(ms)}`;
export const lateBy = (ms: number) => `متأخر منذ ${duration(ms)}`;
export const left = (ms: number) => `الباقي: ${duration(ms, formatCount)}`;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** '5 دقائق', 'ساعتين و5 دقائق', and from two days on '3 أيام' */
function duration(ms: number, count = formatCountObject): string {
  if (ms >= 2 * dayMs) return count(Math.floor(ms / dayMs), nouns.day);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  const minutesText = count(minutes, nouns.minute);
  if (ms < hourMs) return minutes === 0 ? 'أقل من دقيقة' : minutesText;
  const hours = count(Math.floor(ms / hourMs), nouns.hour);
  return minutes === 0 ? hours : `${hours} و${minutesText}`;
}
