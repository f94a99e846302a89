import { isTimeZone, type ContactTime } from '@soumdar/contract';
import { contactTimeLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/slots';
import { currentSession } from '../../session/session.ts';

/** None at the weekend. */
const hoursInTunis: Partial<Record<ContactTime, readonly [number, number]>> = {
  morning: [9, 12],
  afternoon: [14, 17],
  evening: [18, 20],
};
/** Tunis has UTC+1 all year. */
const tunisAheadHours = 1;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Sent only for owners abroad. */
export function zoneOfCaller(): string | undefined {
  if (!currentSession()?.user.abroad) return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // some browsers name an offset, or an unknown zone
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/** '3h-6h' or 'la veille 22h-1h'; undefined where clocks agree with Tunis or the zone is unknown */
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

/** Elsewhere '3h-6h (Tunis 9h-12h)'. */
export function slotText(slot: ContactTime, timeZone: string | null | undefined, now: Date): string {
  const there = slotElsewhere(slot, timeZone, now);
  const hours = hoursInTunis[slot];
  return there && hours ? words.withHoursInTunis(there, hours) : contactTimeLabels[slot];
}

/** In Tunis, as an instant. */
function midnightOfNext(fromHour: number, now: Date): number {
  const inTunis = now.getTime() + tunisAheadHours * hourMs;
  const midnight = inTunis - (inTunis % dayMs) - tunisAheadHours * hourMs;
  return midnight + fromHour * hourMs > now.getTime() ? midnight : midnight + dayMs;
}

/** The day in Tunis that begins then, as UTC counts it. */
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
