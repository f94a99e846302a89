import type { Ledger } from './ledger.ts';
import type { Outside } from './outside.ts';
import type { Toll } from './toll.ts';

/** Where people meet the product, and what is noted of it. */
export interface Scene {
  address: string;
  outside: Outside;
  ledger: Ledger;
  toll: Toll;
  /** once aborted, nobody waits any more to press again */
  leaving?: AbortSignal;
}
