import type { CheckedManualRequest } from '@soumdar/contract';
import { insertManualRequest } from '@soumdar/db';
import { describedProperty } from '../estimation/described-property.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { tellExperts } from '../notifications/notify.ts';
import { consent } from '../privacy/consent.ts';
import type { Services } from '../services.ts';

/** Keeps a request and queues the word to the experts, both or neither. */
export async function receiveRequest(
  services: Services,
  accountId: string,
  request: CheckedManualRequest,
): Promise<{ id: string } | Refusal> {
  const limited = await refusedByLimit(services, limits.manualRequestsOf(accountId));
  if (limited) return limited;
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    if (request.explore_pro_opportunities) await consent(trx, accountId, 'offers', now);
    const id = await insertManualRequest(trx, {
      account_id: accountId,
      created_at: now,
      ...describedProperty(request),
      preferred_contact_method: request.preferred_contact_method,
      preferred_contact_time: request.preferred_contact_time,
    });
    await tellExperts(services, trx, { notice: 'request_received', manualRequestId: id });
    return { id };
  });
}
