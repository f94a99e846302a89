import {
  deleteShare,
  listShares,
  countLiveShares,
  findOwnEstimation,
  insertShare,
  lockAccount,
} from '@soumdar/db';
import type { FastifyInstance } from 'fastify';
import { mostLiveShares, restorableSeconds, sharePath, type newShareSchema } from '@soumdar/contract';
import type { z } from 'zod';
import { sessionOf } from '../auth/sessions.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { readerOf, type Reader } from '../auth/reader.ts';
import { unknownId } from '../http/unknown-id.ts';
import { callLimits } from '../limits/call-limits.ts';
import { presentOwnShare } from './present-share.ts';
import { answerOf, mostReadingsPerMinute, viewShare, type ShareServices } from './read-share.ts';
import { daySeconds, secondsAfter, secondsBefore } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { siteAddress } from '../settings/settings.ts';
import { hashToken, newToken } from '../http/tokens.ts';

export async function shareRoutes(app: FastifyInstance, api: Api, services: ShareServices): Promise<void> {
  const { database, clock } = services;
  const limited = await callLimits(app);

  api(
    'createShare',
    async (request) => {
      const made = await shareEstimation(services, readerOf(request), request.params.id, request.body);
      return 'refused' in made ? made : success(made, 'Share created');
    },
    { validationErrorFor: unknownId },
  );

  api('listShares', async (request) => {
    const shares = await listShares(database.kysely, sessionOf(request).account.id, clock());
    return success({ shares: shares.map(presentOwnShare) });
  });

  api(
    'deleteShare',
    async (request) => {
      const deleted = await deleteShare(database.kysely, sessionOf(request).account.id, request.params.id);
      return deleted ? done('Share revoked') : { refused: 'notFound' };
    },
    { validationErrorFor: unknownId },
  );

  api(
    'readShare',
    async (request) => {
      const shared = await viewShare(services, request, request.params.token);
      return 'refused' in shared ? shared : success(shared);
    },
    limited(mostReadingsPerMinute),
  );
}

/** Only the answer has the text of the token. */
async function shareEstimation(
  services: ShareServices,
  owner: Reader,
  estimationId: string,
  { days, showPrice }: z.output<typeof newShareSchema>,
): Promise<{ id: string; url: string; expiresAt: string } | Refusal> {
  const { accountId } = owner;
  await services.awaitMarket();
  const market = services.servedMarket();
  if (!market) return { refused: 'starting' };
  const limited = await refusedByLimit(services, limits.sharesOf(accountId));
  if (limited) return limited;
  const { database, clock, settings } = services;
  const now = clock();
  const estimation = await findOwnEstimation(database.kysely, accountId, estimationId);
  if (!estimation) return { refused: 'notFound' };
  // before the transaction, whose connection may be the only one
  const answer = await answerOf(services, owner, estimation, market);
  const token = newToken();
  const expiresAt = secondsAfter(now, days * daySeconds);
  return database.kysely.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const live = await countLiveShares(trx, accountId, now, secondsBefore(now, restorableSeconds));
    if (live >= mostLiveShares) return { refused: 'tooManyShares' };
    if (!(await findOwnEstimation(trx, accountId, estimationId))) return { refused: 'notFound' };
    const id = await insertShare(trx, {
      account_id: accountId,
      estimation_id: estimationId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
      shows_price: showPrice,
      answer,
    });
    return { id, url: siteAddress(settings) + sharePath(token), expiresAt: expiresAt.toISOString() };
  });
}
