import { restorableSeconds } from '@soumdar/contract';
import { deleteEstimation, nameEstimation, restoreEstimation, type EstimationRow } from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { secondsBefore } from '../process/clock.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { unknownId } from '../http/unknown-id.ts';
import type { Services } from '../services.ts';
import { listRecords } from './list-records.ts';
import { noteShownRecords, presentRecord } from './record.ts';

const answerWith = (row: EstimationRow | undefined) =>
  row ? success({ estimation: presentRecord(row) }) : { refused: 'notFound' as const };

export function estimationHistoryRoutes(api: Api, { database, clock, log }: Services): void {
  const { kysely } = database;

  api('listEstimations', async (request) => {
    const { query } = request;
    const { account } = sessionOf(request);
    const { estimations, rows, pagination } = await listRecords(kysely, account.id, query);
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
