import { mostLiveShares, restorableSeconds, sharePath, type newShareSchema } from '@soumdar/contract';
import { countLiveShares, findOwnEstimation, insertShare, lockAccount } from '@soumdar/db';
import type { z } from 'zod';
import { daySeconds, secondsAfter, secondsBefore } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { siteAddress } from '../settings/settings.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { presentShared } from './present-shared.ts';
import type { ShareServices } from './read-share.ts';

/** Makes a link to an estimate of the account. Of its token the database holds the hash, and the answer alone the text. */
export async function shareEstimation(
  services: ShareServices,
  accountId: string,
  estimationId: string,
  { days, showPrice }: z.output<typeof newShareSchema>,
): Promise<{ id: string; url: string; expiresAt: string } | Refusal> {
  await services.awaitMarket();
  const market = services.servedMarket();
  if (!market) return { refused: 'starting' };
  const limited = await refusedByLimit(services, limits.sharesOf(accountId));
  if (limited) return limited;
  const { database, clock, settings } = services;
  const now = clock();
  const token = newToken();
  const expiresAt = secondsAfter(now, days * daySeconds);
  return database.kysely.transaction().execute(async (trx) => {
    // who makes many at once makes them one after another
    await lockAccount(trx, accountId);
    const live = await countLiveShares(trx, accountId, now, secondsBefore(now, restorableSeconds));
    if (live >= mostLiveShares) return { refused: 'tooManyShares' };
    const estimation = await findOwnEstimation(trx, accountId, estimationId);
    if (!estimation) return { refused: 'notFound' };
    const id = await insertShare(trx, {
      account_id: accountId,
      estimation_id: estimationId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
      shows_price: showPrice,
      answer: JSON.stringify(presentShared(estimation, market)),
    });
    return { id, url: siteAddress(settings) + sharePath(token), expiresAt: expiresAt.toISOString() };
  });
}
