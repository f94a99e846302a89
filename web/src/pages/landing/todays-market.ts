import * as words from '@soumdar/words/landing';

const weekly = { days: 8, text: words.weekly };
const msPerDay = 86_400_000;

/** How fresh the advertisements are: what is promised for each week is said only while it was kept. */
export function freshnessText(refreshedAt: string | null, now: number): string | null {
  if (refreshedAt === null) return null;
  const days = (now - Date.parse(refreshedAt)) / msPerDay;
  return days < weekly.days ? weekly.text : words.dataOf(refreshedAt);
}
