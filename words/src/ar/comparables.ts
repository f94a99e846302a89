import type { MatchReason, Transaction } from '@soumdar/engine';
import { matchReasonsText } from './estimate.ts';
import { formatCount, nouns, type Forms } from './counting.ts';
import { formatFacts, formatLongDate, formatPrice, formatRent, formatSurface } from './formats.ts';

/** A list of comparables, of results and of experts. */

const others: Forms = {
  one: 'عقار مشابه آخر',
  two: 'عقاران مشابهان آخران',
  few: 'عقارات مشابهة أخرى',
  many: 'عقارًا مشابهًا آخر',
  other: 'عقار مشابه آخر',
};
export const otherComparables = (count: number) => formatCount(count, others);
export const surfaceAndRooms = (surfaceM2: number, rooms: number | null) =>
  formatFacts([formatSurface(surfaceM2), ...(rooms ? [formatCount(rooms, nouns.room)] : [])]);
export const askingPrice = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatPrice(tnd) : formatRent(tnd);
export const listedOn = (iso: string) => `إعلان بتاريخ ${formatLongDate(iso)}`;
export const matchReasons = (likenesses: readonly MatchReason[]) =>
  `سبب اختياره: ${matchReasonsText(likenesses)}`;
