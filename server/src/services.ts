import type { Database } from '@soumdar/db';
import type { Alert } from './alert.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { GetServedMarket } from './market/market-in-service.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';
import type { SendSms } from './sms/message.ts';

/** What the use cases work with. */
export interface Services {
  settings: Settings;
  database: Database;
  clock: Clock;
  servedMarket: GetServedMarket;
  /** Before an estimate: resolves once a market is served, or it is not to be waited for (any longer). */
  awaitMarket: () => Promise<void>;
  sendSms: SendSms;
  alert: Alert;
  log: Log;
  metrics: Metrics;
  /** aborted once the process is to get no more calls */
  leaving: AbortController;
}
