import { requestKeyHeader } from '@soumdar/contract';
import { listManualRequests } from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { noteShownRecords } from '../estimation/record.ts';
import { propertyValidationError } from '../estimation/subject.ts';
import { lacksFigure } from '../follow/await-figure.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import type { Services } from '../services.ts';
import { presentManualRequest, receiveRequest } from './receive-request.ts';

const validationErrorFor: ValidationErrorFor = (fields, body) => {
  if (fields.includes('preferred_contact_method')) return 'invalidContactMethod';
  if (fields.includes('preferred_contact_time')) return 'invalidContactTime';
  return propertyValidationError(fields, body);
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
    { validationErrorFor },
  );

  api('listManualRequests', async (request) => {
    const { account } = sessionOf(request);
    const { rows, total } = await listManualRequests(kysely, account.id, pageOf(request.query));
    await noteShownRecords(services, 'manual_requests', account.id, rows);
    return success({
      estimations: rows.map((row) => ({
        ...presentManualRequest(row),
        ...(row.awaited_since === null && lacksFigure(services, row) && { lacksFigure: true }),
      })),
      pagination: presentPagination(request.query, total),
    });
  });
}
