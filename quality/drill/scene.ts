import type { Ledger } from './ledger.ts';
import type { FakeServices } from './fake-services.ts';
import type { Downtime } from './downtime.ts';

/** What people in a scenario use, and where their results are recorded. */
export interface Scene {
  address: string;
  fakeServices: FakeServices;
  ledger: Ledger;
  downtime: Downtime;
  /** once aborted, nobody waits to try again */
  leaving?: AbortSignal;
}
