import { requestKeyHeader } from '@soumdar/contract';
import {
  deleteManualRequest,
  findOwnEstimation,
  isUntaken,
  listContests,
  listOpinions,
  lockOwnManualRequest,
} from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { readerOf } from '../auth/reader.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { unknownId } from '../http/unknown-id.ts';
import type { Services } from '../services.ts';
import { openContest } from './open-contest.ts';
import { closedContestOf, opinionOf, presentContest } from '../opinions/present-contest.ts';
import { waitOf } from '../opinions/wait-of.ts';

const validationErrorFor: ValidationErrorFor = (fields, body) =>
  unknownId(fields, body) ??
  (fields.includes('preferred_contact_method') ? 'invalidContactMethod' : undefined);

export function contestRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;

  api(
    'contestEstimation',
    async (request) => {
      const reader = readerOf(request);
      const estimation = await findOwnEstimation(kysely, reader.accountId, request.params.id);
      if (!estimation) return { refused: 'notFound' };
      const key = request.headers[requestKeyHeader];
      const opened = await openContest(services, reader, estimation, request.body, key);
      if ('refused' in opened) return opened;
      const isPromised =
        sessionOf(request).account.limited_since === null && (await services.expertsAnswer());
      const promised = isPromised && { due_at: opened.dueAt };
      return success({ id: opened.id, ...promised }, 'Contest received');
    },
    { validationErrorFor },
  );

  api(
    'listContests',
    async (request) => {
      const { account } = sessionOf(request);
      const { id } = request.params;
      if (!(await findOwnEstimation(kysely, account.id, id))) return { refused: 'notFound' };
      const isPromised = await services.expertsAnswer();
      const rows = await listContests(kysely, account.id, id);
      const answered = (await listOpinions(kysely, account.id, [id])).get(id);
      const expertOpinion = answered && opinionOf(answered);
      return success({
        contests: rows.map((row) => ({
          ...presentContest(row),
          ...waitOf(row, account, isPromised),
        })),
        expertOpinion,
        closedContest: closedContestOf(rows[0], expertOpinion),
      });
    },
    { validationErrorFor: unknownId },
  );

  api(
    'deleteContest',
    async (request) => {
      const { account } = sessionOf(request);
      const { id, contestId } = request.params;
      const refused = await kysely.transaction().execute(async (trx) => {
        const contest = await lockOwnManualRequest(trx, account.id, contestId, 'contest');
        if (!contest || contest.estimation_id !== id) return 'notFound';
        if (!isUntaken(contest)) return 'requestTaken';
        await deleteManualRequest(trx, contest);
        return undefined;
      });
      return refused ? { refused } : done('Contest withdrawn');
    },
    { validationErrorFor: unknownId },
  );
}
