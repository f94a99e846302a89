import { isTimeZone, type ContactTime } from '@soumdar/contract';
import { contactTimeLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/slots';
import { currentSession } from '../../session/session.ts';

/** From and to which hour of Tunis an expert calls; the weekend has no hours. */
const hoursInTunis: Partial<Record<ContactTime, readonly [number, number]>> = {
  morning: [9, 12],
  afternoon: [14, 17],
  evening: [18, 20],
};
/** Tunis keeps UTC+1 the whole year. */
const tunisAheadHours = 1;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Where who lives abroad is, as their browser tells, for whoever calls; nobody else's place is told. */
export function zoneOfCaller(): string | undefined {
  if (!currentSession()?.user.abroad) return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // some browsers name an offset, or none that is known
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/**
 * The next such slot on a clock elsewhere: '3h-6h', 'la veille 22h-1h'; undefined where clocks show the same as in Tunis, and
 * where the zone is not known.
 */
export function slotElsewhere(slot: ContactTime, timeZone: string | null | undefined, now: Date) {
  const hours = hoursInTunis[slot];
  if (!hours || !timeZone) return undefined;
  const midnight = midnightOfNext(hours[0], now);
  const [from, to] = hours.map((hour) => clockAt(midnight + hour * hourMs, timeZone));
  if (!from || !to || (from.hour === hours[0] && from.minute === 0 && from.days === 0)) return undefined;
  return words.hoursElsewhere({ from, to, days: from.days });

  function clockAt(instant: number, zone: string) {
    const there = readClock(instant, zone);
    return there && { ...there, days: Math.round((there.dayMs - midnightUtc(midnight)) / dayMs) };
  }
}

/** The slot by its name; elsewhere '3h-6h (Tunis 9h-12h)'. */
export function slotText(slot: ContactTime, timeZone: string | null | undefined, now: Date): string {
  const there = slotElsewhere(slot, timeZone, now);
  const hours = hoursInTunis[slot];
  return there && hours ? words.withHoursInTunis(there, hours) : contactTimeLabels[slot];
}

/** The instant at which the day of the next slot begins in Tunis. */
function midnightOfNext(fromHour: number, now: Date): number {
  const inTunis = now.getTime() + tunisAheadHours * hourMs;
  const midnight = inTunis - (inTunis % dayMs) - tunisAheadHours * hourMs;
  return midnight + fromHour * hourMs > now.getTime() ? midnight : midnight + dayMs;
}

/** The calendar day of Tunis that begins at that instant, as UTC counts it. */
const midnightUtc = (instant: number) => instant + tunisAheadHours * hourMs;

function readClock(
  instant: number,
  timeZone: string,
): { hour: number; minute: number; dayMs: number } | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)?.value);
    return {
      hour: part('hour'),
      minute: part('minute'),
      dayMs: Date.UTC(part('year'), part('month') - 1, part('day')),
    };
  } catch {
    return undefined;
  }
}
