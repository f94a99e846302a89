import * as words from '@soumdar/words/landing';
import { useState } from 'react';
import { useMarketFacts } from '../../components/market-facts.ts';

/** Nothing until it is known, or when the call fails. */
export default function Freshness() {
  const [now] = useState(Date.now);
  const market = useMarketFacts();
  return market ? freshnessText(market.refreshedAt, now) : null;
}

const weekly = { days: 8, text: words.weekly };
const msPerDay = 86_400_000;

/** Promises a weekly refresh only while the last one is recent. @internal */
export function freshnessText(refreshedAt: string | null, now: number): string | null {
  if (refreshedAt === null) return null;
  const days = (now - Date.parse(refreshedAt)) / msPerDay;
  return days < weekly.days ? weekly.text : words.dataOf(refreshedAt);
}
