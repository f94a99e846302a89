import type { MatchReason, Transaction } from '@soumdar/engine';
import { matchReasonsText } from './estimate.ts';
import { formatCount } from './counting.ts';
import { formatFacts, formatLongDate, formatPrice, formatRent, formatSurface } from './formats.ts';

/** A list of comparables, of results and of experts. */

export const otherComparables = (count: number) =>
  formatCount(count, 'autre bien comparable', 'autres biens comparables');
export const surfaceAndRooms = (surfaceM2: number, rooms: number | null) =>
  formatFacts([formatSurface(surfaceM2), ...(rooms ? [formatCount(rooms, 'pièce')] : [])]);
export const askingPrice = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatPrice(tnd) : formatRent(tnd);
export const listedOn = (iso: string) => `Annonce du ${formatLongDate(iso)}`;
export const matchReasons = (likenesses: readonly MatchReason[]) =>
  `Choisi pour : ${matchReasonsText(likenesses)}`;
