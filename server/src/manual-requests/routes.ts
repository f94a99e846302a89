import { requestKeyHeader } from '@soumdar/contract';
import { listManualRequests } from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { readerOf } from '../auth/reader.ts';
import { noteShownRecords } from '../estimation/record.ts';
import { propertyValidationError } from '../estimation/subject.ts';
import { lacksFigure } from '../follow/lacks-figure.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { waitOf } from '../opinions/wait-of.ts';
import { limits, readRefusedByLimit } from '../limits/limits.ts';
import { unknownId } from '../http/unknown-id.ts';
import type { Services } from '../services.ts';
import { correctRequest, deleteRequest } from './correct-request.ts';
import { presentManualRequest, receiveRequest } from './receive-request.ts';

const contactError: ValidationErrorFor = (fields) => {
  if (fields.includes('preferred_contact_method')) return 'invalidContactMethod';
  return fields.includes('preferred_contact_time') ? 'invalidContactTime' : undefined;
};
const validationErrorFor: ValidationErrorFor = (fields, body) =>
  contactError(fields, body) ?? propertyValidationError(fields, body);

export function manualRequestRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;

  api(
    'requestManualEstimation',
    async (request) => {
      const key = request.headers[requestKeyHeader];
      const received = await receiveRequest(services, readerOf(request), request.body, key);
      if ('refused' in received) return received;
      const isPromised =
        sessionOf(request).account.limited_since === null && (await services.expertsAnswer());
      const promised = isPromised && { due_at: received.dueAt };
      return success({ id: received.id, ...promised }, 'Manual estimation request received');
    },
    { validationErrorFor },
  );

  api(
    'correctManualRequest',
    async (request) => {
      const { account } = sessionOf(request);
      const corrected = await correctRequest(services, account.id, request.params.id, request.body);
      return 'refused' in corrected ? corrected : success({ request: corrected });
    },
    { validationErrorFor: (fields, body) => unknownId(fields, body) ?? contactError(fields, body) },
  );

  api(
    'deleteManualRequest',
    async (request) => {
      const refusal = await deleteRequest(services, sessionOf(request).account.id, request.params.id);
      return refusal ?? done('Request deleted');
    },
    { validationErrorFor: unknownId },
  );

  api('listManualRequests', async (request) => {
    const { account } = sessionOf(request);
    const refusal = await readRefusedByLimit(services, limits.manualRequestListsOf(account.id));
    if (refusal) return refusal;
    const { rows, total } = await listManualRequests(kysely, account.id, pageOf(request.query));
    await noteShownRecords(services, 'manual_requests', account.id, rows);
    const isPromised = await services.expertsAnswer();
    const presented = rows.map(async (row) => ({
      ...presentManualRequest(row),
      ...waitOf(row, account, isPromised),
      ...(row.awaited_since === null && (await lacksFigure(services, row)) && { lacksFigure: true }),
    }));
    return success({
      estimations: await Promise.all(presented),
      pagination: presentPagination(request.query, total),
    });
  });
}
