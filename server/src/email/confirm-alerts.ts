import { isReachableByEmail, takeHit, type SchemaTransaction } from '@soumdar/db';
import { limits } from '../limits/limits.ts';
import { queueEmail } from './queue-email.ts';
import type { EmailServices } from './send-within-ceiling.ts';

/** Once a day, because the choice may change often. */
export async function confirmAlerts(
  services: Pick<EmailServices, 'clock' | 'settings'>,
  trx: SchemaTransaction,
  accountId: string,
): Promise<void> {
  if (!(await isReachableByEmail(trx, accountId))) return;
  const hit = await takeHit(trx, limits.alertsConfirmedTo(accountId), services.clock());
  if (!hit.accepted) return;
  await queueEmail(services, trx, { accountId, kind: 'alerts_confirmed', values: {} });
}
