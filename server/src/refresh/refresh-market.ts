import type { Database } from '@soumdar/db';
import { runRefresh, troublesOf, type Refresh, type RefreshRun } from '@soumdar/listings';
import type { Alert } from '../alert.ts';
import type { Settings } from '../settings.ts';

/** Refreshes the market from the configured sources; what somebody has to look at is told as alerts. */
export async function refreshMarket(
  database: Database,
  { listingSources: sources, retireAfterDays }: Settings,
  alert: Alert,
  run: RefreshRun,
): Promise<Refresh | 'busy'> {
  const refresh = await runRefresh(database, { sources, retireAfterDays }, run);
  if (refresh !== 'busy') for (const trouble of troublesOf(refresh)) alert(trouble);
  return refresh;
}
