import { isReachableByEmail, takeHit, type SchemaTransaction } from '@soumdar/db';
import { limits } from '../limits/limits.ts';
import { queueEmail } from './queue-email.ts';
import type { EmailServices } from './send-within-ceiling.ts';

/**
 * Tells an account that has just asked for alerts, or proved its address, that it will be told by email: once a day, for what is
 * asked for may be taken back and asked for again.
 */
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
