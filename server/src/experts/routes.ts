import {
  requestKeyHeader,
  type CheckedRequestNote,
  type ExpertRequest,
  type RequestFilters,
} from '@soumdar/contract';
import {
  findExpertRequest,
  findNote,
  insertNote,
  listQueue,
  lockManualRequest,
  readQueue,
  type ExpertRequestRow,
  type QueueFilters,
} from '@soumdar/db';
import { channel } from '@soumdar/words/experts-area';
import { kindLabels, requestColumns } from '@soumdar/words/experts-files';
import { contactTimeLabels, manualRequestStatusLabels, propertyTypeLabels } from '@soumdar/words/labels';
import { codeIsInvalid } from '../auth/routes.ts';
import { enrolSecondFactor, readSecondFactor } from '../auth/second-factor.ts';
import { sessionOf } from '../auth/sessions.ts';
import { isSameRequest } from '../estimation/record.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { csvDateTime, csvPhone, sendCsv, type CsvCell } from '../http/csv.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { moveRequest } from './move-request.ts';
import { proofJudgingRoutes } from './proofs.ts';
import { readAlerts, readFigures } from './overview.ts';
import { presentQueued, readRequest, type RequestServices } from './read-request.ts';

export function expertRoutes(api: Api, services: Services): void {
  const { database, clock } = services;
  proofJudgingRoutes(api, services);

  api('readSecondFactor', async (request) =>
    success(await readSecondFactor(services, sessionOf(request).account)),
  );

  api(
    'enrolSecondFactor',
    async (request) => {
      const outcome = await enrolSecondFactor(services, sessionOf(request), request.body);
      return 'refused' in outcome ? outcome : success(outcome);
    },
    { validationErrorFor: codeIsInvalid },
  );

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

function filtersOf({ kind, status, late, q }: RequestFilters, now: Date): QueueFilters {
  return { kind, status, dueBy: late ? now : undefined, search: q };
}

/** A repeat is saved once. */
async function addNote(
  services: RequestServices,
  expertId: string,
  id: string,
  note: CheckedRequestNote,
  requestKey?: string,
): Promise<{ request: ExpertRequest } | Refusal> {
  const written = {
    manual_request_id: id,
    kind: note.kind,
    outcome: note.kind === 'call' ? note.outcome : null,
    text: note.text,
  };
  const isAnother = await services.database.kysely.transaction().execute(async (trx) => {
    if (!(await lockManualRequest(trx, id)) || !(await findExpertRequest(trx, id))) return false;
    const key = { account_id: expertId, request_key: requestKey ?? null };
    const saved = await insertNote(trx, { ...written, ...key, written_at: services.clock() });
    if (saved || requestKey === undefined) return false;
    const first = await findNote(trx, expertId, requestKey);
    return !first || !isSameRequest(first, written);
  });
  if (isAnother) return { refused: 'requestKeyReused' };
  const request = await readRequest(services, id);
  return request ? { request } : { refused: 'notFound' };
}

function toCsvRow(row: ExpertRequestRow, now: Date): CsvCell[] {
  const request = presentQueued(row, now);
  return [
    csvDateTime(request.createdAt),
    csvDateTime(request.dueAt),
    manualRequestStatusLabels[request.status],
    csvDateTime(request.closedAt),
    propertyTypeLabels[request.propertyType],
    request.localisation,
    request.surface,
    request.contact.fullName,
    csvPhone(request.contact.phone),
    request.contact.email,
    channel(request.kind, request.preferredContactMethod),
    request.kind === 'contest' ? null : contactTimeLabels[request.preferredContactTime],
    request.assignedTo?.fullName ?? null,
    row.manual_result,
    row.additional_comments,
    row.cancel_reason,
    row.result_low,
    row.result_high,
    row.rent_result,
    row.message,
    row.time_zone,
    kindLabels[row.kind],
  ];
}
