/** The same day and time of a month so many months ago, or that month's last day when it is shorter; UTC. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return before;
}
