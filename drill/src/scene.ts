import type { Ledger } from './ledger.ts';
import type { FakeServices } from './fake-services.ts';
import type { Downtime } from './downtime.ts';

/** What people in a scenario work with, and where it is noted what happened to them. */
export interface Scene {
  address: string;
  fakeServices: FakeServices;
  ledger: Ledger;
  downtime: Downtime;
  /** once aborted, nobody waits to try again */
  leaving?: AbortSignal;
}
