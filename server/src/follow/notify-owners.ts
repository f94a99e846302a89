import type { EurRate, PropertyType } from '@soumdar/contract';
import {
  listFollowedValuesSinceNotice,
  listNotifiedAccounts,
  listReachableByEmail,
  recordNotified,
  recordNotifiedCoverage,
  type AwaitedFigure,
  type DueFollow,
  type Follow,
  type FollowedValue,
  type NoFigure,
  type SchemaTransaction,
} from '@soumdar/db';
import { roundings } from '@soumdar/rules';
import { isWide } from '@soumdar/views';
import type { ChangeCauses, EmailValues, FollowedProperty } from '@soumdar/words';
import { monthsBefore } from '../process/clock.ts';
import { propertyName } from '../email/property-name.ts';
import { queueEmails } from '../email/queue-email.ts';
import { changeAsShown, movesAsShown } from './as-shown.ts';
import { shownPrices, type Point } from './point.ts';
import type { ValuedFollow } from './value-batch.ts';
import type { FollowServices } from './value-followed.ts';

interface Owner {
  accountId: string;
  notified: (ValuedFollow & Pick<NotifiedProperty, 'news'>)[];
  covered: AwaitedFigure[];
}

/**
 * One email per account and market: when a price left its noise, when a side has its first figure, otherwise
 * once a quarter.
 */
export async function notifyOwners(
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
  await recordNotified(trx, market, now, notified.map(notifiedPrices));
  const covered = reached.flatMap((owner) => owner.covered.map(({ id }) => id));
  await recordNotifiedCoverage(trx, market, covered);
}

function notifiedPrices({ follow: { account_id, estimation_id }, property, point }: ValuedFollow) {
  const { sale, rent } = shownPrices(property.property_type, point);
  return { account_id, estimation_id, told_sale: sale, told_rent: rent };
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

type FollowSide = 'sale' | 'rent';

/** Prices are unrounded. */
interface SideNews {
  side: FollowSide;
  kind: 'moved' | 'first_figure' | 'still';
  price: number | null;
  /** of the price, for 8 in 10 */
  range: { low: number; high: number } | null;
  /** logarithm, between the figures shown; null for a first figure */
  change: number | null;
  /** how far a new training alone moves such a price, as a change of its logarithm */
  noise: number;
}

interface PropertyNews {
  sides: SideNews[];
  /** null where a side has a figure */
  noFigure: NoFigure | null;
}

/** Before any measurement: more than any type showed on real advertisements. */
const unmeasuredNoise = 0.09;
const minNotifiedChange = 0.02;
const quarterMonths = 3;

/** @internal */
export function newsOf(
  propertyType: PropertyType,
  { told_sale, told_rent }: Pick<Follow, 'told_sale' | 'told_rent'>,
  point: Point,
): PropertyNews {
  const prices = shownPrices(propertyType, point);
  const sides = [
    sideNews('sale', told_sale, prices.sale, point),
    sideNews('rent', told_rent, prices.rent, point),
  ];
  return {
    sides: propertyType === 'land' ? sides.slice(0, 1) : sides,
    noFigure: point.no_figure ?? null,
  };
}

function sideNews(side: FollowSide, notified: number | null, price: number | null, point: Point): SideNews {
  const noise = Math.max(minNotifiedChange, point[`${side}_noise`] ?? unmeasuredNoise);
  const [low, high] = [point[`${side}_low`] ?? null, point[`${side}_high`] ?? null];
  const range = low === null || high === null ? null : { low, high };
  const common = { side, price, range, noise, change: null };
  if (price === null) return { ...common, kind: 'still' };
  if (notified === null) return { ...common, kind: 'first_figure' };
  const change = changeAsShown(side, notified, price);
  // also as shown: the email calls the change larger than its noise
  const isMoved = [change, Math.log(price / notified)].every((move) => Math.abs(move) > noise);
  return { ...common, change, kind: isMoved ? 'moved' : 'still' };
}

/** @internal */
export const hasNews = ({ sides }: PropertyNews): boolean => sides.some(({ kind }) => kind !== 'still');

/** @internal */
export const isQuarterOver = (notifiedAt: string, now: Date): boolean =>
  Date.parse(notifiedAt) <= monthsBefore(now, quarterMonths).getTime();

/** @internal */
export interface NotifiedProperty extends Pick<DueFollow, 'follow' | 'property'> {
  news: PropertyNews;
  /** oldest first */
  points: FollowedValue[];
  newMethod: boolean;
}

/** @internal */
export function alertValues(
  notified: NotifiedProperty[],
  covered: AwaitedFigure[] = [],
  eurRate?: EurRate,
): EmailValues['followed_properties'] {
  const withoutNews = covered.length > 0 ? 'covered' : 'quarter';
  return {
    occasion: notified.some(({ news }) => hasNews(news)) ? 'news' : withoutNews,
    properties: notified.map(followedProperty),
    covered: covered.map(propertyName),
    eurRate: eurRate ?? null,
  };
}

function followedProperty({ property, follow, news, ...since }: NotifiedProperty): FollowedProperty {
  return {
    estimationId: follow.estimation_id,
    property: propertyName(property),
    noFigure: news.noFigure ?? 'unreliable',
    sides: news.sides.flatMap((one) => {
      const { side, kind, price, change, range } = one;
      if (price === null) return [];
      return {
        side,
        price: roundings[side].price(price),
        isWide: isWide(range),
        change: change === null ? null : changeOf(change),
        moved:
          kind === 'moved' && change !== null
            ? { since: follow.told_at, causes: causesOf(one, change, since) }
            : null,
      };
    }),
  };
}

function causesOf(
  { side, noise }: SideNews,
  change: number,
  { points, newMethod }: Pick<NotifiedProperty, 'points' | 'newMethod'>,
): ChangeCauses {
  if (newMethod) return { kind: 'newMethod' };
  const sum = (key: 'sale_index' | 'sale_listings' | 'sale_model' | 'rent_listings' | 'rent_model') =>
    points.reduce<number | null>((total, point) => {
      const part = point[key];
      return total === null || part === null ? null : total + part;
    }, 0);
  const index = side === 'sale' ? sum('sale_index') : null;
  const exact = { index: index ?? 0, listings: sum(`${side}_listings`), model: sum(`${side}_model`) };
  const { listings, model } = movesAsShown(change, exact);
  if (listings === null || model === null) return { kind: 'unknown' };
  return {
    kind: 'parts',
    index: index === null ? null : changeOf(index),
    listings: changeOf(listings),
    model: model === 0 ? null : { change: changeOf(model), version: points.at(-1)!.model_version },
    noise: changeOf(noise),
  };
}

const changeOf = (log: number) => Math.exp(log) - 1;
