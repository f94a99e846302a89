const dayMs = 86_400_000;
export const daysPerYear = 365.25;

/** Years of 365.25 days (2025.5 is the middle of 2025). */
export function yearsOf(date: string): number {
  return 1970 + daysOf(date) / daysPerYear;
}

/** Days since 1970-01-01. */
export function daysOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return Date.UTC(year!, month! - 1, day) / dayMs;
}

/** The `YYYY-MM-DD` of a number of days since 1970-01-01. */
export function dateOf(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10);
}
