import { useState } from 'react';
import { useMarketFacts } from '../../components/market-facts.ts';
import { freshnessText } from './todays-market.ts';

/** How fresh the advertisements are. Says nothing until it is known, or when it cannot be. */
export default function Freshness() {
  const [now] = useState(Date.now);
  const market = useMarketFacts();
  return market ? freshnessText(market.refreshedAt, now) : null;
}
