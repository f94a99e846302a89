/** The hours of calls, on the clock of whoever lives elsewhere. */

interface ClockTime {
  hour: number;
  minute: number;
}

const formatClock = ({ hour, minute }: ClockTime) =>
  `${hour}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`;

/** '3h-6h', 'la veille 22h-1h'; `days` from the day in Tunis to the day there. */
export function hoursElsewhere({ from, to, days }: { from: ClockTime; to: ClockTime; days: number }): string {
  const day = { '-1': 'la veille ', '0': '', '1': 'le lendemain ' }[String(days)] ?? '';
  return `${day}${formatClock(from)}-${formatClock(to)}`;
}

/** '3h-6h (Tunis 9h-12h)' */
export const withHoursInTunis = (elsewhere: string, [from, to]: readonly [number, number]) =>
  `${elsewhere} (Tunis ${from}h\u2011${to}h)`;

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
