import { requestKeyHeader } from '@soumdar/contract';
import { listManualRequests } from '@soumdar/db';
import { sessionOf } from '../auth/authenticate.ts';
import { namePropertyFields } from '../estimation/name-bad-fields.ts';
import { noteShownRecords } from '../estimation/note-shown-records.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { NameBadFields } from '../http/error-handler.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import type { Services } from '../services.ts';
import { presentManualRequest } from './present.ts';
import { receiveRequest } from './receive-request.ts';

const nameBadFields: NameBadFields = (fields, body) => {
  if (fields.includes('preferred_contact_method')) return 'invalidContactMethod';
  if (fields.includes('preferred_contact_time')) return 'invalidContactTime';
  return namePropertyFields(fields, body);
};

export function manualRequestRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;

  api(
    'requestManualEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      const key = request.headers[requestKeyHeader];
      const received = await receiveRequest(services, account.id, request.body, key);
      if ('refused' in received) return received;
      return success(received, 'Manual estimation request received');
    },
    { nameBadFields },
  );

  api('listManualRequests', async (request) => {
    const { rows, total } = await listManualRequests(
      kysely,
      sessionOf(request).account.id,
      pageOf(request.query),
    );
    await noteShownRecords(services, 'manual_requests', rows);
    return success({
      estimations: rows.map(presentManualRequest),
      pagination: presentPagination(request.query, total),
    });
  });
}
