import {
  manualRequestPageResponseSchema,
  manualRequestResponseSchema,
  manualRequestSchema,
  pageQuerySchema,
  requestKeyHeader,
  requestKeySchema,
} from '@soumdar/contract';
import { listManualRequests } from '@soumdar/db';
import { authenticate, sessionOf } from '../auth/sessions.ts';
import { propertyValidationError } from '../estimation/subject.ts';
import { noteShownRecords } from '../estimation/record.ts';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { presentManualRequest, receiveRequest } from './receive-request.ts';

const validationErrorFor: ValidationErrorFor = (fields, body) => {
  if (fields.includes('preferred_contact_method')) return 'invalidContactMethod';
  if (fields.includes('preferred_contact_time')) return 'invalidContactTime';
  return propertyValidationError(fields, body);
};

export function manualRequestRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;
  const onRequest = authenticate(services);
  const tags = ['manual requests'];

  api.post(
    '/manual-estimation',
    {
      onRequest,
      config: { validationErrorFor },
      schema: {
        tags,
        headers: requestKeySchema,
        body: manualRequestSchema,
        response: answers(manualRequestResponseSchema),
      },
    },
    async (request, reply) => {
      const { account } = sessionOf(request);
      const key = request.headers[requestKeyHeader];
      const received = await receiveRequest(services, account.id, request.body, key);
      if ('refused' in received) return refuse(reply, received);
      return reply.code(201).send(success(received, 'Manual estimation request received'));
    },
  );

  api.get(
    '/manual-estimation',
    {
      onRequest,
      schema: { tags, querystring: pageQuerySchema, response: answers(manualRequestPageResponseSchema) },
    },
    async (request) => {
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
    },
  );
}
