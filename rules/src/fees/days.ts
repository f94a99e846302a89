import type { Day } from './rate.ts';

/** False for a date that does not exist, like '2026-02-30'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export function dayAfter(day: Day, days = 1): Day {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + days);
  return next.toISOString().slice(0, 10);
}

export const yearsAfter = (day: Day, years: number): Day =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const tunis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Tunis', dateStyle: 'short' });

export const dayInTunis = (moment: Date): Day => tunis.format(moment);

/** Full years over by the day before the sale: a sale on the fifth anniversary is within five years. */
export function yearsHeld(bought: Day, sold: Day): number {
  const years = Number(sold.slice(0, 4)) - Number(bought.slice(0, 4));
  return Math.max(0, sold.slice(5) <= bought.slice(5) ? years - 1 : years);
}
