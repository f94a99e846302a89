import { requestKeyHeader, restorableSeconds } from '@soumdar/contract';
import { deleteEstimation, nameEstimation, restoreEstimation, type EstimationRow } from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { success, done } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { limits, readRefusedByLimit, refusedWhenFull } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { previewEstimate, saveEstimate, type HandOver } from './calculate-estimate.ts';
import { propertyValidationError } from './subject.ts';
import { secondsBefore } from '../process/clock.ts';
import { unknownId } from '../http/unknown-id.ts';
import { listRecords } from './list-records.ts';
import { noteShownRecords, presentAnswer, presentRecord } from './record.ts';
import { readerOf } from '../auth/reader.ts';

const calculationError: ValidationErrorFor = (fields, body) =>
  propertyValidationError(fields, body) ?? (fields.includes('replaces') ? 'notFound' : undefined);

export function estimationRoutes(api: Api, services: Services, handOver: HandOver): void {
  api(
    'calculateEstimation',
    async (request) => {
      const key = request.headers[requestKeyHeader];
      const stored = await saveEstimate(services, readerOf(request), request.body, handOver, key);
      return 'refused' in stored ? stored : success(stored);
    },
    { validationErrorFor: calculationError },
  );

  api(
    'previewEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      const limit = limits.previewsOf(services, account.id);
      const full = await refusedWhenFull(services, limit);
      if (full) return full;
      const estimated = await previewEstimate(services, readerOf(request), request.body);
      const isRefused = 'refused' in estimated;
      const { localisation, location, without } = request.body;
      // a refused what-if was valued
      const limited = isRefused && !without ? undefined : await readRefusedByLimit(services, limit);
      if (isRefused) return limited ?? estimated;
      return limited ?? success(presentAnswer(estimated, localisation, location));
    },
    { validationErrorFor: propertyValidationError },
  );

  historyRoutes(api, services);
}

const answerWith = (row: EstimationRow | undefined) =>
  row ? success({ estimation: presentRecord(row) }) : { refused: 'notFound' as const };

function historyRoutes(api: Api, { settings, database, clock, log }: Services): void {
  const { kysely } = database;

  api('listEstimations', async (request) => {
    const { query } = request;
    const { account } = sessionOf(request);
    const limit = query.q ? limits.searchesOf(account.id) : limits.listsOf(account.id);
    const refusal = await readRefusedByLimit({ settings, database, clock, log }, limit);
    if (refusal) return refusal;
    const { estimations, rows, pagination } = await listRecords(kysely, account.id, query, clock());
    if (query.shown) await noteShownRecords({ database, clock, log }, 'estimations', account.id, rows);
    return success({ estimations, pagination });
  });

  api(
    'changeEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      return answerWith(await nameEstimation(kysely, account.id, request.params.id, request.body.name));
    },
    { validationErrorFor: unknownId },
  );

  api(
    'deleteEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      const deleted = await deleteEstimation(kysely, account.id, request.params.id, clock());
      return deleted ? done('Estimation deleted') : { refused: 'notFound' };
    },
    { validationErrorFor: unknownId },
  );

  api(
    'restoreEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      const since = secondsBefore(clock(), restorableSeconds);
      const restored = await restoreEstimation(kysely, account.id, request.params.id, since);
      return restored === 'replaced' ? { refused: 'alreadyReplaced' } : answerWith(restored);
    },
    { validationErrorFor: unknownId },
  );
}
