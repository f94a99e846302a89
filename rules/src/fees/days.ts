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

const yearsApart = (from: Day, to: Day) => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

export const yearsHeld = (bought: Day, sold: Day): number =>
  Math.max(0, yearsApart(bought, sold) - Number(sold.slice(5) < bought.slice(5)));

/** For the rate, which is of up to five years: a sale on the fifth anniversary is within them. */
export const yearsPassed = (bought: Day, sold: Day): number =>
  Math.max(0, yearsApart(bought, sold) - Number(sold.slice(5) <= bought.slice(5)));
