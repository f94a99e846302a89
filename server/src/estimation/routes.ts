import {
  estimationRequestSchema,
  estimationPageResponseSchema,
  estimationResponseSchema,
  pageQuerySchema,
} from '@soumdar/contract';
import { insertEstimation, listEstimations, noteShown } from '@soumdar/db';
import { authenticate, sessionOf } from '../auth/authenticate.ts';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { refuse } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { consent } from '../privacy/consent.ts';
import type { Services } from '../services.ts';
import { calculateEstimate } from './calculate-estimate.ts';
import { presentRecord } from './present-record.ts';
import { namePropertyFields } from './name-bad-fields.ts';
import { toRecord } from './record.ts';

export function estimationRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;
  const estimate = {
    onRequest: authenticate(services),
    config: { nameBadFields: namePropertyFields },
    schema: {
      tags: ['estimation'],
      body: estimationRequestSchema,
      response: answers(estimationResponseSchema),
    },
  };

  api.post('/estimation/calculate', estimate, async (request, reply) => {
    const { account } = sessionOf(request);
    const estimated = calculateEstimate(services, request.body);
    if ('refused' in estimated) return refuse(reply, estimated);
    const limited = await refusedByLimit(services, limits.estimatesOf(services, account.id));
    if (limited) return refuse(reply, limited);
    const now = services.clock();
    if (request.body.explore_pro_opportunities) {
      await kysely.transaction().execute((trx) => consent(trx, account.id, 'offers', now));
    }
    const id = await insertEstimation(kysely, toRecord(account.id, request.body, estimated, now));
    return success({ id, ...estimated });
  });

  api.post('/estimation/preview', estimate, async (request, reply) => {
    const estimated = calculateEstimate(services, request.body);
    if ('refused' in estimated) return refuse(reply, estimated);
    const limited = await refusedByLimit(
      services,
      limits.previewsOf(services, sessionOf(request).account.id),
    );
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
      await noteShown(
        kysely,
        'estimations',
        rows.map(({ id }) => id),
        services.clock(),
      );
      return success({
        estimations: rows.map(presentRecord),
        pagination: presentPagination(request.query, total),
      });
    },
  );
}
