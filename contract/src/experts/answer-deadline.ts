import { answerWithinHours } from '../limits.ts';
import type { ContactTime } from '../vocabulary.ts';

const hourMs = 3_600_000;
/** Tunis keeps UTC+1 the whole year. */
const tunisAheadMs = hourMs;
const weekendEndsAtHour = 18;
/** A later request is due the next weekend. */
const leastHours = 2;

/** Within 24 hours, or for the weekend slot by 18:00 in Tunis on the first Sunday at least two hours away. */
export function answerDueAt(slot: ContactTime, requestedAt: Date): Date {
  if (slot !== 'weekend') return new Date(requestedAt.getTime() + answerWithinHours * hourMs);
  // its UTC parts are those of a clock in Tunis
  const earliest = new Date(requestedAt.getTime() + leastHours * hourMs + tunisAheadMs);
  const due = new Date(earliest);
  due.setUTCDate(earliest.getUTCDate() + ((7 - earliest.getUTCDay()) % 7));
  due.setUTCHours(weekendEndsAtHour, 0, 0, 0);
  if (due < earliest) due.setUTCDate(due.getUTCDate() + 7);
  return new Date(due.getTime() - tunisAheadMs);
}
