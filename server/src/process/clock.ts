export type Clock = () => Date;

export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

export function secondsAfter(now: Date, seconds: number): Date {
  return secondsBefore(now, -seconds);
}

/** In UTC; the last day where the month is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  // a day that the month lacks is one of the next month
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Tunis', dateStyle: 'short' });

/** 'YYYY-MM-DD' */
export const dayAtTunis = (moment: Date): string => isoDay.format(moment);

/** Whether a day or a month ('YYYY-MM') has not begun in Tunis. */
export const isToCome = (date: string, now: Date): boolean => date > dayAtTunis(now).slice(0, date.length);

/** In Tunis, where people read it; the last day where the month is shorter. */
export function monthsAfter(now: Date, months: number): Date {
  const day = new Date(dayAtTunis(now));
  const sinceDay = now.getTime() - day.getTime();
  return new Date(monthsBefore(day, -months).getTime() + sinceDay);
}
