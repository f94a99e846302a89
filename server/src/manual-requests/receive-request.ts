import type { CheckedManualRequest } from '@soumdar/contract';
import { insertManualRequest } from '@soumdar/db';
import { describedProperty } from '../estimation/described-property.ts';
import { tellExperts } from '../notifications/notify.ts';
import { consent } from '../privacy/consent.ts';
import type { Services } from '../services.ts';

/** Keeps a request and queues the word to the experts, both or neither; returns its id. */
export function receiveRequest(
  services: Services,
  accountId: string,
  request: CheckedManualRequest,
): Promise<string> {
  return services.database.kysely.transaction().execute(async (trx) => {
    if (request.explore_pro_opportunities) await consent(trx, accountId, 'offers', services.clock());
    const id = await insertManualRequest(trx, {
      account_id: accountId,
      created_at: services.clock(),
      ...describedProperty(request),
      preferred_contact_method: request.preferred_contact_method,
      preferred_contact_time: request.preferred_contact_time,
    });
    await tellExperts(services, trx, 'request_received', id);
    return id;
  });
}
