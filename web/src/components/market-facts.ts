import type { MarketFacts } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { readMarket } from '../api/calls.ts';

let fetched: Promise<MarketFacts> | undefined;
let known: MarketFacts | undefined;

/** The market in service, fetched once a visit. Undefined until it is known, or when it cannot be. */
export function useMarketFacts(): MarketFacts | undefined {
  const [facts, setFacts] = useState(known);
  useEffect(() => {
    fetched ??= readMarket().then(({ data }) => (known = data));
    fetched.then(setFacts, () => {
      // whatever needs it next fetches it again
      fetched = undefined;
    });
  }, []);
  return facts;
}
