/** The present moment; tests bring their own. */
export type Clock = () => Date;

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

export function secondsAfter(now: Date, seconds: number): Date {
  return secondsBefore(now, -seconds);
}

/** The same day of a later month, or its last one when the month is shorter. */
export function monthsAfter(now: Date, months: number): Date {
  const later = new Date(now);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== now.getUTCDate()) later.setUTCDate(0);
  return later;
}
