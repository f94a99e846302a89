import { requestKeyHeader, type RequestFilters } from '@soumdar/contract';
import { listQueue, readQueue, type QueueFilters } from '@soumdar/db';
import { requestColumns } from '@soumdar/words/experts-files';
import { sessionOf } from '../auth/sessions.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { sendCsv } from '../http/csv.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import type { Services } from '../services.ts';
import { addNote } from './add-note.ts';
import { moveRequest } from './move-request.ts';
import { readAlerts, readFigures } from './overview.ts';
import { presentQueued, readRequest } from './read-request.ts';
import { toCsvRow } from './requests-csv.ts';

export function expertRoutes(api: Api, services: Services): void {
  const { database, clock } = services;

  api('listExpertRequests', async ({ query }) => {
    const now = clock();
    const { rows, total } = await listQueue(database.kysely, filtersOf(query, now), pageOf(query));
    return success({
      requests: rows.map((row) => presentQueued(row, now)),
      pagination: presentPagination(query, total),
    });
  });

  api('downloadExpertRequests', async ({ query }, reply) => {
    const now = clock();
    const rows = await readQueue(database.kysely, filtersOf(query, now));
    const fileName = `demandes-${now.toISOString().slice(0, 10)}.csv`;
    return sendCsv(
      reply,
      fileName,
      requestColumns,
      rows.map((row) => toCsvRow(row, now)),
    );
  });

  api('readExpertRequest', async ({ params }) => {
    const request = await readRequest(services, params.id);
    return request ? success({ request }) : { refused: 'notFound' };
  });

  api('moveExpertRequest', async (request) => {
    const expertId = sessionOf(request).account.id;
    const outcome = await moveRequest(services, expertId, request.params.id, request.body);
    return 'refused' in outcome ? outcome : success(outcome);
  });

  api('addExpertNote', async (request) => {
    const expertId = sessionOf(request).account.id;
    const key = request.headers[requestKeyHeader];
    const outcome = await addNote(services, expertId, request.params.id, request.body, key);
    return 'refused' in outcome ? outcome : success(outcome);
  });

  api('readExpertFigures', async () => success(await readFigures(services)));

  api('readExpertAlerts', async () => success(await readAlerts(services)));
}

function filtersOf({ status, late, q }: RequestFilters, now: Date): QueueFilters {
  return { status, dueBy: late ? now : undefined, search: q };
}
