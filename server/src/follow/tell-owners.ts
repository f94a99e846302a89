import {
  listFollowedValuesSinceTold,
  listReachableByEmail,
  listToldAccounts,
  noteTold,
  type SchemaTransaction,
} from '@soumdar/db';
import { queueEmail } from '../email/queue-email.ts';
import { alertEmail, type ToldProperty } from './alert-email.ts';
import { hasNews, isQuarterOver, newsOf } from './news.ts';
import { shownPrices } from './shown-prices.ts';
import type { FollowServices, ValuedFollow } from './value-followed.ts';

/**
 * Queues what owners are to be told of properties that just got a point, one email an account on each market: where a price left its
 * noise, where a side has its first figure, and else once a quarter. Who did not ask for it is told nothing, and hears of the whole change
 * once they do.
 */
export async function tellOwners(
  services: FollowServices,
  trx: SchemaTransaction,
  now: Date,
  market: string,
  valued: ValuedFollow[],
): Promise<void> {
  const accounts = new Map<string, ValuedFollow[]>();
  for (const one of valued) {
    const { account_id } = one.follow;
    accounts.set(account_id, [...(accounts.get(account_id) ?? []), one]);
  }
  const due = [...accounts].flatMap(([accountId, follows]) => {
    const told = follows.map((one) => ({
      ...one,
      news: newsOf(one.property.property_type, one.follow, one.point),
    }));
    const isDue = told.some(({ news, follow }) => hasNews(news) || isQuarterOver(follow.told_at, now));
    return isDue ? [{ accountId, told }] : [];
  });
  const ids = due.map(({ accountId }) => accountId);
  const reachable = await listReachableByEmail(trx, ids, 'followed_properties');
  const alreadyTold = await listToldAccounts(trx, ids, market);
  for (const { accountId, told } of due)
    if (reachable.has(accountId) && !alreadyTold.has(accountId))
      await tellOwner(services, trx, now, market, accountId, told);
}

async function tellOwner(
  services: FollowServices,
  trx: SchemaTransaction,
  now: Date,
  market: string,
  accountId: string,
  valued: (ValuedFollow & Pick<ToldProperty, 'news'>)[],
): Promise<void> {
  const points = await listFollowedValuesSinceTold(trx, accountId);
  const told = valued.map((one) => ({
    ...one,
    points: points.filter(({ estimation_id }) => estimation_id === one.follow.estimation_id),
  }));
  // what is new comes first
  const content = alertEmail(told.toSorted((a, b) => Number(hasNews(b.news)) - Number(hasNews(a.news))));
  if (!(await queueEmail(services, trx, { accountId, kind: 'followed_properties', content }))) return;
  await noteTold(
    trx,
    accountId,
    market,
    valued.map(({ follow, property, point }) => {
      const { sale, rent } = shownPrices(property.property_type, point);
      return { estimation_id: follow.estimation_id, told_at: now, told_sale: sale, told_rent: rent };
    }),
  );
}
