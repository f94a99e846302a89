import type { MarketFacts } from '@soumdar/contract';
import * as words from '@soumdar/words/landing';
import { useState } from 'react';
import { useMarketFacts } from '../../components/market-facts.ts';

/** Nothing until it is known, or when the call fails. */
export default function Freshness() {
  const [now] = useState(Date.now);
  const market = useMarketFacts();
  return <>{market ? freshnessText(market, now) : null}</>;
}

const msPerDay = 86_400_000;
/** Days since the last refresh, and since the newest advertisement, under which refreshes are weekly. */
const weekly = { refreshed: 8, newest: 60 };

/** @internal */
export function freshnessText(
  { refreshedAt, newestListedOn, sample }: Pick<MarketFacts, 'refreshedAt' | 'newestListedOn' | 'sample'>,
  now: number,
): string | null {
  if (newestListedOn === null) return null;
  const daysSince = (iso: string) => (now - Date.parse(iso)) / msPerDay;
  const isWeekly =
    !sample &&
    refreshedAt !== null &&
    daysSince(refreshedAt) < weekly.refreshed &&
    daysSince(newestListedOn) < weekly.newest;
  return isWeekly ? words.weekly : words.listedUntil(newestListedOn);
}
