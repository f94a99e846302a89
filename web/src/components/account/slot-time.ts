import { isTimeZone, type ContactTime } from '@soumdar/contract';
import { contactTimeLabels } from '@soumdar/words/labels';
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
  if (!from || !to || (from.text === `${hours[0]}h` && from.day === 0)) return undefined;
  const day = { '-1': 'la veille ', '0': '', '1': 'le lendemain ' }[String(from.day)] ?? '';
  return `${day}${from.text}-${to.text}`;

  function clockAt(instant: number, zone: string) {
    const there = readClock(instant, zone);
    return there && { text: there.text, day: Math.round((there.dayMs - midnightUtc(midnight)) / dayMs) };
  }
}

/** The slot by its name; elsewhere '3h-6h (Tunis 9h-12h)'. */
export function slotText(slot: ContactTime, timeZone: string | null | undefined, now: Date): string {
  const there = slotElsewhere(slot, timeZone, now);
  return there === undefined
    ? contactTimeLabels[slot]
    : `${there} (Tunis ${hoursInTunis[slot]?.map((hour) => `${hour}h`).join('\u2011')})`;
}

/** 'Belgique' of 'Europe/Brussels', 'Toronto' of 'America/Toronto': the country, or the city where a country has several hours. */
export function placeOfZone(timeZone: string): string {
  try {
    const named = new Intl.DateTimeFormat('fr-FR', { timeZone, timeZoneName: 'shortGeneric' });
    const name = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return name?.replace(/^heure\s*:\s*/u, '') ?? timeZone;
  } catch {
    return timeZone;
  }
}

/** '05:12', what a clock shows there; undefined where the zone is not known. */
export function timeIn(timeZone: string, now: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  } catch {
    return undefined;
  }
}

/** The instant at which the day of the next slot begins in Tunis. */
function midnightOfNext(fromHour: number, now: Date): number {
  const inTunis = now.getTime() + tunisAheadHours * hourMs;
  const midnight = inTunis - (inTunis % dayMs) - tunisAheadHours * hourMs;
  return midnight + fromHour * hourMs > now.getTime() ? midnight : midnight + dayMs;
}

/** The calendar day of Tunis that begins at that instant, as UTC counts it. */
const midnightUtc = (instant: number) => instant + tunisAheadHours * hourMs;

function readClock(instant: number, timeZone: string): { text: string; dayMs: number } | undefined {
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
    const minute = part('minute');
    return {
      text: `${part('hour')}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`,
      dayMs: Date.UTC(part('year'), part('month') - 1, part('day')),
    };
  } catch {
    return undefined;
  }
}
