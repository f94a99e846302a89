import type { CheckedManualRequest } from '@soumdar/contract';
import { findManualRequest, insertManualRequest } from '@soumdar/db';
import { describedProperty, holds } from '../estimation/described-property.ts';
import type { Refusal } from '../http/refusal.ts';
import { keepWithinLimit, limits } from '../limits/limits.ts';
import { tellExperts } from '../notifications/notify.ts';
import { consent } from '../privacy/consent.ts';
import type { Services } from '../services.ts';

/**
 * Keeps a request and queues the word to the experts, both or neither. Made again under the same key, it is the one
 * that was kept the first time, and experts are told no more of it.
 */
export async function receiveRequest(
  services: Services,
  accountId: string,
  request: CheckedManualRequest,
  requestKey?: string,
): Promise<{ id: string } | Refusal> {
  const asked = {
    ...describedProperty(request),
    preferred_contact_method: request.preferred_contact_method,
    preferred_contact_time: request.preferred_contact_time,
  };
  const first = requestKey && (await findManualRequest(services.database.kysely, accountId, requestKey));
  if (first) return holds(first, asked) ? { id: first.id } : { refused: 'requestKeyReused' };

  const now = services.clock();
  const kept = await keepWithinLimit(services, limits.manualRequestsOf(accountId), async (trx) => {
    const id = await insertManualRequest(trx, {
      account_id: accountId,
      created_at: now,
      request_key: requestKey ?? null,
      ...asked,
    });
    if (!id) return undefined;
    if (request.explore_pro_opportunities) await consent(trx, accountId, 'offers', now);
    await tellExperts(services, trx, { notice: 'request_received', manualRequestId: id });
    return { id };
  });
  // a twin of this call was faster: there is a first time now
  return kept ?? receiveRequest(services, accountId, request, requestKey);
}
