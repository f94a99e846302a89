import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ManualRequestRow } from '@soumdar/db';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Services } from '../services.ts';
import { describedBy, hasShownPrice, marketKey, valueProperty } from './point.ts';

/** Some 300 bytes each. */
const mostKnown = 10_000;

type MarketServices = Pick<Services, 'servedMarket' | 'clock'>;

/**
 * Whether no figure of the property can be shown. A dashboard asks about fifteen requests at once, and each takes
 * milliseconds: one at a time, other calls in between, and once for each market and day.
 * @internal
 */
export function createLacksFigure() {
  const known = new LRUCache<string, boolean>({ max: mostKnown });
  const inTurn = pLimit(1);

  return async ({ servedMarket, clock }: MarketServices, request: ManualRequestRow): Promise<boolean> => {
    const served = servedMarket();
    if (!served) return false;
    const asOf = clock().toISOString().slice(0, 10);
    const described = describedBy(request);
    const key = JSON.stringify([marketKey(served), asOf, described]);
    return (
      known.get(key) ??
      inTurn(async () => {
        const meanwhile = known.get(key);
        if (meanwhile !== undefined) return meanwhile;
        await nextTurn();
        const now = valueProperty(described, served.market, asOf);
        const lacks = !hasShownPrice(request.property_type, now);
        known.set(key, lacks);
        return lacks;
      })
    );
  };
}

export const lacksFigure = createLacksFigure();
