import type { Services } from '../services.ts';

/** Work done without anybody asking, by one process at a time. */
export interface Job {
  name: string;
  /** When, in Tunis: minute, hour, day of the month, month, day of the week. */
  cron: string;
  /** How long it may take before it counts as failed. */
  longestSeconds: number;
  /** Done anew, later, when it throws. It stops early when the signal is aborted, which the end of the process does. */
  work: (services: Services, signal: AbortSignal) => Promise<void>;
}
