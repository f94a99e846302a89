import { requestKeyHeader } from '@soumdar/contract';
import { listEstimations } from '@soumdar/db';
import { sessionOf } from '../auth/authenticate.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import { limits, readRefusedByLimit, refusedWhenFull } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { calculateEstimate } from './calculate-estimate.ts';
import { keepEstimate } from './keep-estimate.ts';
import { noteShownRecords } from './note-shown-records.ts';
import { presentRecord } from './present-record.ts';
import { namePropertyFields } from './name-bad-fields.ts';

export function estimationRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;
  api(
    'calculateEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      const key = request.headers[requestKeyHeader];
      const kept = await keepEstimate(services, account.id, request.body, key);
      return 'refused' in kept ? kept : success(kept);
    },
    { nameBadFields: namePropertyFields },
  );

  api(
    'previewEstimation',
    async (request) => {
      const limit = limits.previewsOf(services, sessionOf(request).account.id);
      const full = await refusedWhenFull(services, limit);
      if (full) return full;
      const estimated = await calculateEstimate(services, request.body);
      if ('refused' in estimated) return estimated;
      const limited = await readRefusedByLimit(services, limit);
      return limited ?? success(estimated);
    },
    { nameBadFields: namePropertyFields },
  );

  api('listEstimations', async (request) => {
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
  });
}
