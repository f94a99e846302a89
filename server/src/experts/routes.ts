import {
  expertAlertsResponseSchema,
  expertFiguresResponseSchema,
  expertRequestResponseSchema,
  failureSchema,
  requestFiltersSchema,
  requestMoveRequestSchema,
  requestQueueQuerySchema,
  requestQueueResponseSchema,
  uuidParamsSchema,
  type RequestFilters,
} from '@soumdar/contract';
import { listQueue, readQueue, type QueueFilters } from '@soumdar/db';
import { sessionOf, onlyExperts } from '../auth/sessions.ts';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { sendCsv } from '../http/csv.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { readAlerts, readFigures } from './overview.ts';
import { lateSince } from '../request-deadline.ts';
import { moveRequest } from './move-request.ts';
import { presentQueued, readRequest } from './read-request.ts';
import { requestCsvHeader, toCsvRow } from './requests-csv.ts';

export function expertRoutes(api: Api, services: Services): void {
  const { database, clock } = services;
  const onRequest = onlyExperts(services);
  const tags = ['experts'];

  api.get(
    '/experts/requests',
    {
      onRequest,
      schema: { tags, querystring: requestQueueQuerySchema, response: answers(requestQueueResponseSchema) },
    },
    async ({ query }) => {
      const now = clock();
      const { rows, total } = await listQueue(database.kysely, filtersOf(query, now), pageOf(query));
      return success({
        requests: rows.map((row) => presentQueued(row, now)),
        pagination: presentPagination(query, total),
      });
    },
  );

  api.get(
    '/experts/requests.csv',
    { onRequest, schema: { tags, querystring: requestFiltersSchema, response: { '4xx': failureSchema } } },
    async ({ query }, reply) => {
      const now = clock();
      const rows = await readQueue(database.kysely, filtersOf(query, now));
      const fileName = `demandes-${now.toISOString().slice(0, 10)}.csv`;
      return sendCsv(
        reply,
        fileName,
        requestCsvHeader,
        rows.map((row) => toCsvRow(row, now)),
      );
    },
  );

  api.get(
    '/experts/requests/:id',
    {
      onRequest,
      schema: { tags, params: uuidParamsSchema, response: answers(expertRequestResponseSchema) },
    },
    async ({ params }, reply) => {
      const request = await readRequest(services, params.id);
      return request ? success({ request }) : refuse(reply, { refused: 'notFound' });
    },
  );

  api.post(
    '/experts/requests/:id/moves',
    {
      onRequest,
      schema: {
        tags,
        params: uuidParamsSchema,
        body: requestMoveRequestSchema,
        response: answers(expertRequestResponseSchema),
      },
    },
    async (request, reply) => {
      const expertId = sessionOf(request).account.id;
      const outcome = await moveRequest(services, expertId, request.params.id, request.body);
      return 'refused' in outcome ? refuse(reply, outcome) : success(outcome);
    },
  );

  api.get(
    '/experts/figures',
    { onRequest, schema: { tags, response: answers(expertFiguresResponseSchema) } },
    async () => success(await readFigures(services)),
  );

  api.get(
    '/experts/alerts',
    { onRequest, schema: { tags, response: answers(expertAlertsResponseSchema) } },
    async () => success(await readAlerts(services)),
  );
}

function filtersOf({ status, late, q }: RequestFilters, now: Date): QueueFilters {
  return { status, openSince: late ? lateSince(now) : undefined, search: q };
}
