import {
  failureSchema,
  privacyAnswerRequestSchema,
  privacyAnswerResponseSchema,
  privacyQueueQuerySchema,
  privacyQueueResponseSchema,
  uuidParamsSchema,
} from '@soumdar/contract';
import { listOffersWanted, queuedPrivacyRequests } from '@soumdar/db';
import { onlyExperts } from '../auth/sessions.ts';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { sendCsv } from '../http/csv.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { offersHeader, offersRow } from './offers-csv.ts';
import { presentQueuedPrivacyRequest } from './profile.ts';
import { answerAboutData } from './privacy-requests.ts';

/** What experts do with what people asked about their data. */
export function privacyExpertRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;
  const onRequest = onlyExperts(services);
  const tags = ['experts'];

  api.get(
    '/experts/privacy-requests',
    {
      onRequest,
      schema: {
        tags,
        querystring: privacyQueueQuerySchema,
        response: answers(privacyQueueResponseSchema),
      },
    },
    async (request) => {
      const { rows, total } = await queuedPrivacyRequests(kysely, pageOf(request.query));
      const now = services.clock();
      return success({
        requests: rows.map((row) => presentQueuedPrivacyRequest(row, now)),
        pagination: presentPagination(request.query, total),
      });
    },
  );

  api.post(
    '/experts/privacy-requests/:id/answer',
    {
      onRequest,
      schema: {
        tags,
        params: uuidParamsSchema,
        body: privacyAnswerRequestSchema,
        response: answers(privacyAnswerResponseSchema),
      },
    },
    async (request, reply) => {
      const answered = await answerAboutData(services, request.params.id, request.body);
      if ('refused' in answered) return refuse(reply, answered);
      return success({ request: answered });
    },
  );

  api.get(
    '/experts/offers.csv',
    { onRequest, schema: { tags, response: { '4xx': failureSchema } } },
    async (_request, reply) => {
      const offers = await listOffersWanted(kysely);
      const today = services.clock().toISOString().slice(0, 10);
      return sendCsv(reply, `offres-${today}.csv`, offersHeader, offers.map(offersRow));
    },
  );
}
