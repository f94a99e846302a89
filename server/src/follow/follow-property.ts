import { mostFollowed, type Followed } from '@soumdar/contract';
import {
  countFollows,
  deleteFollow,
  findFollowed,
  insertFollow,
  lockAccount,
  moveFollow,
  type EstimationRow,
  type Follow,
  type SchemaTransaction,
} from '@soumdar/db';
import { toSubject } from '../estimation/subject.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { marketKey } from './market-key.ts';
import { pointOf } from './point.ts';
import { shownPrices } from './shown-prices.ts';
import { describedBy } from './described-by.ts';
import { valueProperty } from './value-property.ts';

/**
 * Follows the property of an estimate, by its description there, from what it is worth now. One that is followed already, by this
 * estimate or another, goes on being followed as it is.
 */
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
    // who follows many at once follows them one after another
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
 * Goes on following a property as its owner corrected it: its line has a mark, and later prices are told against what it is worth so
 * described, so that nobody is alerted of their own correction.
 */
export async function followCorrected(
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
  const now = valueProperty(toSubject(describedBy(estimation)), served.market, asOf);
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

/** True when the account has such an estimate, followed or not. */
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
