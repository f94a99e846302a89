import { answerWithinHours } from './limits.ts';
import type { ContactTime } from './vocabulary.ts';

const hourMs = 3_600_000;
/** Tunis keeps UTC+1 the whole year. */
const tunisAheadMs = hourMs;
const weekendEndsAtHour = 18;
/** An expert asked so shortly before the weekend ends has the next one. */
const leastHours = 2;

/**
 * By when an expert answers a request made at `requestedAt`: within 24 hours, or, for whoever chose the weekend, by 18:00 in
 * Tunis of the first Sunday at least two hours away.
 */
export function answerDueAt(slot: ContactTime, requestedAt: Date): Date {
  if (slot !== 'weekend') return new Date(requestedAt.getTime() + answerWithinHours * hourMs);
  // its UTC parts are those that a clock in Tunis shows
  const earliest = new Date(requestedAt.getTime() + leastHours * hourMs + tunisAheadMs);
  const due = new Date(earliest);
  due.setUTCDate(earliest.getUTCDate() + ((7 - earliest.getUTCDay()) % 7));
  due.setUTCHours(weekendEndsAtHour, 0, 0, 0);
  if (due < earliest) due.setUTCDate(due.getUTCDate() + 7);
  return new Date(due.getTime() - tunisAheadMs);
}
