import { dayAfter, isDay } from './days.ts';
import type { RateBracket, SaleRate, RateEntry } from './rate.ts';

/** A sentence for each; every day, price, surface or year must have one rate. */
export function rateFaults(rates: Readonly<Record<string, SaleRate>>): string[] {
  return Object.entries(rates).flatMap(([name, { entries }]) =>
    [...dayFaults(entries), ...entries.flatMap(entryFaults)].map((fault) => `Rate "${name}" ${fault}.`),
  );
}

function dayFaults(entries: readonly RateEntry[]): string[] {
  if (entries.length === 0) return ['has no entry'];
  return entries.flatMap(({ from, to }, at) => {
    const wrong = [from, to ?? from].find((day) => !isDay(day));
    if (wrong !== undefined) return [`names "${wrong}", which is no day`];
    if (to !== undefined && to < from) return [`ends on ${to}, before it begins on ${from}`];
    const next = entries[at + 1];
    if (!next) return to === undefined ? [] : [`has a gap: it ends on ${to} and nothing follows`];
    if (to === undefined || next.from <= to)
      return [`has an overlap: the entry from ${from} goes on as that from ${next.from} begins`];
    return next.from > dayAfter(to) ? [`has a gap between ${to} and ${next.from}`] : [];
  });
}

function entryFaults({ from, state, readings }: RateEntry): string[] {
  const faults = readings.flatMap(({ brackets, sources }) => [
    ...bracketFaults(brackets),
    ...(sources.length === 0 ? ['has figures without a source'] : []),
  ]);
  if (readings.length === 0) faults.push('has no figures');
  if (readings.length > 1 && state === 'verified') faults.push('is "verified" though its sources disagree');
  return faults.map((fault) => `${fault} in its entry from ${from}`);
}

function bracketFaults(brackets: readonly RateBracket[]): string[] {
  if (brackets[0]?.from !== 0) return ['has a gap: no bracket begins at 0'];
  return brackets.flatMap(({ from, below, rate }, at) => {
    if (!Number.isInteger(rate) || rate < 0) return [`has ${rate} for a rate, which is no whole number`];
    if (below !== undefined && below <= from) return [`has a bracket from ${from} that ends at ${below}`];
    const next = brackets[at + 1];
    if (!next) return below === undefined ? [] : [`has a gap from ${below} on`];
    if (below === undefined || next.from < below)
      return [`has an overlap: the bracket from ${from} goes on as that from ${next.from} begins`];
    return next.from > below ? [`has a gap between ${below} and ${next.from}`] : [];
  });
}
