import {
  estimationRequestSchema,
  estimationPageResponseSchema,
  estimationResponseSchema,
  pageQuerySchema,
  requestKeyHeader,
  requestKeySchema,
} from '@soumdar/contract';
import { listEstimations } from '@soumdar/db';
import { authenticate, sessionOf } from '../auth/sessions.ts';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { refuse } from '../http/refusal.ts';
import { limits, readRefusedByLimit, refusedWhenFull } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { calculateEstimate, saveEstimate } from './calculate-estimate.ts';
import { noteShownRecords, presentRecord } from './record.ts';
import { propertyValidationError } from './subject.ts';

export function estimationRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;
  const estimate = {
    onRequest: authenticate(services),
    config: { validationErrorFor: propertyValidationError },
    schema: {
      tags: ['estimation'],
      body: estimationRequestSchema,
      response: answers(estimationResponseSchema),
    },
  };

  const keptOnce = { ...estimate, schema: { ...estimate.schema, headers: requestKeySchema } };
  api.post('/estimation/calculate', keptOnce, async (request, reply) => {
    const { account } = sessionOf(request);
    const key = request.headers[requestKeyHeader];
    const kept = await saveEstimate(services, account.id, request.body, key);
    return 'refused' in kept ? refuse(reply, kept) : success(kept);
  });

  api.post('/estimation/preview', estimate, async (request, reply) => {
    const limit = limits.previewsOf(services, sessionOf(request).account.id);
    const full = await refusedWhenFull(services, limit);
    if (full) return refuse(reply, full);
    const estimated = await calculateEstimate(services, request.body);
    if ('refused' in estimated) return refuse(reply, estimated);
    const limited = await readRefusedByLimit(services, limit);
    return limited ? refuse(reply, limited) : success(estimated);
  });

  api.get(
    '/user/estimations',
    {
      onRequest: authenticate(services),
      schema: {
        tags: ['estimation'],
        querystring: pageQuerySchema,
        response: answers(estimationPageResponseSchema),
      },
    },
    async (request) => {
      const { rows, total } = await listEstimations(
        kysely,
        sessionOf(request).account.id,
        pageOf(request.query),
      );
      await noteShownRecords(services, 'estimations', rows);
      return success({
        estimations: rows.map(presentRecord),
        pagination: presentPagination(request.query, total),
      });
    },
  );
}
