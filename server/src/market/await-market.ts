import type { Services } from '../services.ts';

/** Hook of the routes that make estimates: holds those that come while a process that has just started reads its market. */
export function awaitMarket({ firstMarket }: Services) {
  return () => firstMarket;
}
