import { mostFollowed, type Followed } from '@soumdar/contract';
import {
  awaitFigure,
  countAwaited,
  countFollows,
  deleteFollow,
  findFollowed,
  findOwnManualRequest,
  giveNameAndFolder,
  insertFollow,
  lockAccount,
  moveFollow,
  moveShares,
  stopAwaiting,
  type EstimationRow,
  type Follow,
  type SchemaTransaction,
} from '@soumdar/db';
import type { HandOver } from '../estimation/calculate-estimate.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { lacksFigure } from './lacks-figure.ts';
import { describedBy, marketKey, pointOf, shownPrices, valueProperty } from './point.ts';

/** A property that is already followed, by this estimate or another, stays as it is. */
export async function followProperty(
  services: Pick<Services, 'database' | 'clock' | 'settings' | 'servedMarket' | 'awaitMarket'>,
  accountId: string,
  estimationId: string,
): Promise<Followed | Refusal> {
  const { database, clock } = services;
  const { kysely } = database;
  const known = await findFollowed(kysely, accountId, estimationId);
  if (!known) return { refused: 'notFound' };
  if (known.follow) return presentFollowed(known.follow);
  const limited = await refusedByLimit(services, limits.followsOf(accountId));
  if (limited) return limited;
  await services.awaitMarket();
  const first = firstPoint(services, known.estimation);
  if (!first) return { refused: 'starting' };
  const { point, market } = first;
  return kysely.transaction().execute(async (trx) => {
    // one after another, so that parallel calls cannot pass the limit
    await lockAccount(trx, accountId);
    const again = await findFollowed(trx, accountId, estimationId);
    if (!again) return { refused: 'notFound' };
    if (again.follow) return presentFollowed(again.follow);
    if ((await countFollows(trx, accountId)) >= mostFollowed) return { refused: 'tooManyFollowed' };
    const now = clock();
    const of = { account_id: accountId, estimation_id: estimationId, valued_at: now };
    const { sale, rent } = shownPrices(known.estimation.property_type, point);
    const follow = {
      ...of,
      followed_at: now,
      valued_for: market,
      told_at: now,
      told_sale: sale,
      told_rent: rent,
    };
    await insertFollow(trx, follow, { ...of, ...point });
    return { estimationId, since: now.toISOString() };
  });
}

/**
 * Later prices are compared with the corrected value, so that nobody gets an alert of their own correction.
 */
async function followCorrected(
  services: Pick<Services, 'clock' | 'servedMarket'>,
  trx: SchemaTransaction,
  follow: Follow,
  from: EstimationRow,
  to: EstimationRow,
): Promise<void> {
  const first = firstPoint(services, to);
  if (!first) throw new Error('a property is corrected before a market is in service');
  const now = services.clock();
  const of = { account_id: to.account_id, estimation_id: to.id, valued_at: now };
  const { sale, rent } = shownPrices(to.property_type, first.point);
  await moveFollow(
    trx,
    follow,
    {
      estimation_id: to.id,
      valued_for: first.market,
      valued_at: now,
      told_at: now,
      told_sale: sale,
      told_rent: rent,
    },
    (from.details as { surface: number }).surface,
    { ...of, ...first.point, corrected: true },
  );
}

/** Undefined before a market is in service. */
function firstPoint(
  { servedMarket, clock }: Pick<Services, 'servedMarket' | 'clock'>,
  estimation: EstimationRow,
) {
  const served = servedMarket();
  if (!served) return undefined;
  const asOf = clock().toISOString().slice(0, 10);
  const now = valueProperty(describedBy(estimation), served.market, asOf);
  const { modelVersion } = served;
  const { property_type: propertyType } = estimation;
  const point = pointOf({
    propertyType,
    modelVersion,
    asOf,
    now,
    byFormerModel: undefined,
    last: null,
    noise: undefined,
  });
  return { point, market: marketKey(served) };
}

export async function unfollowProperty(
  { database }: Pick<Services, 'database'>,
  accountId: string,
  estimationId: string,
): Promise<boolean> {
  const known = await findFollowed(database.kysely, accountId, estimationId);
  if (known?.follow) await deleteFollow(database.kysely, accountId, known.estimation);
  return known !== undefined;
}

export function presentFollowed({
  estimation_id,
  followed_at,
}: Pick<Follow, 'estimation_id' | 'followed_at'>): Followed {
  return { estimationId: estimation_id, since: followed_at };
}

export async function awaitFigureOf(
  services: Pick<Services, 'database' | 'clock' | 'servedMarket' | 'awaitMarket'>,
  accountId: string,
  requestId: string,
): Promise<Refusal | undefined> {
  const { database, clock } = services;
  await services.awaitMarket();
  if (!services.servedMarket()) return { refused: 'starting' };
  return database.kysely.transaction().execute(async (trx) => {
    // one after another, so that parallel calls cannot pass the limit
    await lockAccount(trx, accountId);
    const request = await findOwnManualRequest(trx, accountId, requestId);
    if (!request) return { refused: 'notFound' };
    if (request.awaited_since !== null) return undefined;
    if (!(await lacksFigure(services, request))) return { refused: 'placeCovered' };
    if ((await countAwaited(trx, accountId)) >= mostFollowed) return { refused: 'tooManyFollowed' };
    await awaitFigure(trx, accountId, requestId, clock());
    return undefined;
  });
}

export const stopAwaitingFigureOf = (
  { database }: Pick<Services, 'database'>,
  accountId: string,
  requestId: string,
): Promise<boolean> => stopAwaiting(database.kysely, accountId, requestId);

export function handOverWith(services: Pick<Services, 'clock' | 'servedMarket'>): HandOver {
  return async (trx, from, id) => {
    const { account_id } = from;
    const before = await findFollowed(trx, account_id, from.id);
    const { estimation: to } = (await findFollowed(trx, account_id, id))!;
    if (before?.follow) await followCorrected(services, trx, before.follow, from, to);
    await giveNameAndFolder(trx, from, to);
    await moveShares(trx, account_id, from.id, to.id);
  };
}
