import type { MarketFacts } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { readMarket } from '../api/calls.ts';

let fetched: Promise<MarketFacts> | undefined;
let known: MarketFacts | undefined;

/** Fetched once a visit; undefined until then, and on failure. */
export function useMarketFacts(): MarketFacts | undefined {
  const [facts, setFacts] = useState(known);
  useEffect(() => {
    fetched ??= readMarket().then(({ data }) => (known = data));
    fetched.then(setFacts, () => {
      // the next use fetches it again
      fetched = undefined;
    });
  }, []);
  return facts;
}
