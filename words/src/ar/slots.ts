/** The hours of calls, on the clock of whoever lives elsewhere. */

export { timeIn } from '../fr/slots.ts';

interface ClockTime {
  hour: number;
  minute: number;
}

const formatClock = ({ hour, minute }: ClockTime) => `${hour}:${String(minute).padStart(2, '0')}`;
const between = (from: ClockTime, to: ClockTime) => `من ${formatClock(from)} إلى ${formatClock(to)}`;

/** 'من 3:00 إلى 6:00', 'في اليوم السابق من 22:00 إلى 1:00'; `days` from the day in Tunis to the day there. */
export function hoursElsewhere({ from, to, days }: { from: ClockTime; to: ClockTime; days: number }): string {
  const day = { '-1': 'في اليوم السابق ', '0': '', '1': 'في اليوم الموالي ' }[String(days)] ?? '';
  return `${day}${between(from, to)}`;
}

/** 'من 3:00 إلى 6:00 (بتوقيت تونس من 9:00 إلى 12:00)' */
export const withHoursInTunis = (elsewhere: string, [from, to]: readonly [number, number]) =>
  `${elsewhere} (بتوقيت تونس ${between({ hour: from, minute: 0 }, { hour: to, minute: 0 })})`;

/** 'بلجيكا' of 'Europe/Brussels', 'تورونتو' of 'America/Toronto': the country, or the city where a country has several hours. */
export function placeOfZone(timeZone: string): string {
  try {
    const named = new Intl.DateTimeFormat('ar-TN', { timeZone, timeZoneName: 'shortGeneric' });
    const name = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return name?.replace(/^توقيت\s*/u, '') ?? timeZone;
  } catch {
    return timeZone;
  }
}
