import type { MarketFacts } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { readMarket } from '../../api/calls.ts';

/** The market in service, of which the form asks what is usual. Undefined until it is known, or when it cannot be. */
export function useMarket(): MarketFacts | undefined {
  const [market, setMarket] = useState<MarketFacts>();
  useEffect(() => {
    readMarket().then(
      ({ data }) => setMarket(data),
      () => null,
    );
  }, []);
  return market;
}
