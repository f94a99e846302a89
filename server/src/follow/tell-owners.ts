import {
  listFollowedValuesSinceNotice,
  listReachableByEmail,
  listNotifiedAccounts,
  recordNotified,
  recordNotifiedCoverage,
  type AwaitedFigure,
  type FollowedValue,
  type SchemaTransaction,
} from '@soumdar/db';
import { queueEmails } from '../email/queue-email.ts';
import { alertValues, type NotifiedProperty } from './alert-email.ts';
import { hasNews, isQuarterOver, newsOf } from './news.ts';
import { shownPrices } from './shown-prices.ts';
import type { FollowServices, ValuedFollow } from './value-followed.ts';

/** What one owner may be told. */
interface Owner {
  accountId: string;
  notified: (ValuedFollow & Pick<NotifiedProperty, 'news'>)[];
  covered: AwaitedFigure[];
}

/**
 * Queues what owners are to be told of properties that just got a point, or that can be estimated by now, one email an account on each
 * market: where a price left its noise, where a side has its first figure, and else once a quarter. Who did not ask for it is told
 * nothing, and hears of the whole change once they do.
 */
export async function tellOwners(
  services: FollowServices,
  trx: SchemaTransaction,
  now: Date,
  market: string,
  news: { valued: ValuedFollow[]; covered: AwaitedFigure[] },
): Promise<void> {
  const due = byOwner(news).filter(
    ({ notified, covered }) =>
      covered.length > 0 ||
      notified.some((one) => hasNews(one.news) || isQuarterOver(one.follow.told_at, now)),
  );
  if (due.length === 0) return;
  const ids = due.map(({ accountId }) => accountId);
  const reachable = await listReachableByEmail(trx, ids, 'followed_properties');
  const alreadyNotified = await listNotifiedAccounts(trx, ids, market);
  const owners = due.filter(({ accountId }) => reachable.has(accountId) && !alreadyNotified.has(accountId));
  if (owners.length === 0) return;
  await tell(services, trx, now, market, owners);
}

function byOwner({ valued, covered }: { valued: ValuedFollow[]; covered: AwaitedFigure[] }): Owner[] {
  const owners = new Map<string, Owner>();
  const of = (accountId: string) => {
    const owner = owners.get(accountId) ?? { accountId, notified: [], covered: [] };
    owners.set(accountId, owner);
    return owner;
  };
  for (const one of valued) {
    const { property, follow, point } = one;
    of(follow.account_id).notified.push({ ...one, news: newsOf(property.property_type, follow, point) });
  }
  for (const one of covered) of(one.account_id).covered.push(one);
  return [...owners.values()];
}

async function tell(
  services: FollowServices,
  trx: SchemaTransaction,
  now: Date,
  market: string,
  owners: Owner[],
): Promise<void> {
  const values = await listFollowedValuesSinceNotice(
    trx,
    owners.map(({ accountId }) => accountId),
  );
  const pointsOf = Map.groupBy(values, ({ estimation_id }) => estimation_id);
  const emails = owners.map((owner) => ({
    accountId: owner.accountId,
    values: alertValues(withPoints(owner, pointsOf), owner.covered, services.settings.eurRate),
  }));
  const queued = await queueEmails(services, trx, 'followed_properties', emails);
  const reached = owners.filter(({ accountId }) => queued.has(accountId));
  const notified = reached.flatMap((owner) => owner.notified);
  await recordNotified(
    trx,
    market,
    now,
    notified.map(({ follow, property, point }) => {
      const { account_id, estimation_id } = follow;
      const { sale, rent } = shownPrices(property.property_type, point);
      return { account_id, estimation_id, told_sale: sale, told_rent: rent };
    }),
  );
  const covered = reached.flatMap((owner) => owner.covered);
  await recordNotifiedCoverage(
    trx,
    market,
    covered.map(({ id }) => id),
  );
}

/** What is new comes first. */
function withPoints({ notified }: Owner, pointsOf: Map<string, FollowedValue[]>): NotifiedProperty[] {
  return notified
    .map((one) => {
      const points = pointsOf.get(one.follow.estimation_id) ?? [];
      const notifiedAt = Date.parse(one.follow.told_at);
      return {
        ...one,
        points: points.filter(({ valued_at }) => Date.parse(valued_at) > notifiedAt),
        newMethod: new Set(points.map(({ method }) => method)).size > 1,
      };
    })
    .toSorted((a, b) => Number(hasNews(b.news)) - Number(hasNews(a.news)));
}
