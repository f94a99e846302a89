import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';
import { latestBegin } from './clock-set-back.ts';

export interface Limit {
  /** what is counted, and for whom */
  key: string;
  /** most hits in a window */
  most: number;
  windowSeconds: number;
  /** counts without waiting for the disk: a crash may lose the last hits, if no other write followed */
  mayBeForgotten?: true;
}

/** With the window that counted it. */
export interface TakenHit {
  accepted: true;
  key: string;
  /** ISO 8601 UTC */
  windowBeganAt: string;
}

export type Hit = TakenHit | { accepted: false; waitSeconds: number };

/**
 * One statement, so that parallel calls and processes cannot exceed the limit. A window begins with its
 * first hit. Refused hits do not count.
 */
export async function takeHit(db: Kysely<Schema>, limit: Limit, now: Date): Promise<Hit> {
  const taken = await (limit.mayBeForgotten
    ? withoutWaiting(db, (trx) => count(trx, limit, now))
    : count(db, limit, now));
  if (taken) return { accepted: true, key: limit.key, windowBeganAt: taken.window_began_at };

  const full = await db
    .selectFrom('limits')
    .select('window_began_at')
    .where('key', '=', limit.key)
    .executeTakeFirst();
  // deleted since: the next hit may be accepted
  if (!full) return { accepted: false, waitSeconds: 1 };
  return { accepted: false, waitSeconds: Math.max(1, secondsLeft(full.window_began_at, limit, now)) };
}

function count(
  db: Kysely<Schema>,
  limit: Limit,
  now: Date,
): Promise<{ window_began_at: string } | undefined> {
  const over = isOver(limit, now);
  return db
    .insertInto('limits')
    .values({ key: limit.key, window_began_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql<number>`case when ${over} then 1 else limits.hits + 1 end`,
          window_began_at: sql<string>`case when ${over} then ${now} else limits.window_began_at end`,
        })
        .where((where) => where.or([over, where('limits.hits', '<', limit.most)])),
    )
    .returning('window_began_at')
    .executeTakeFirst();
}

/** Commits without waiting for the disk; no effect within another transaction, which waits. */
function withoutWaiting<Result>(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    return work(trx);
  });
}

/** 0 when the limit would accept a hit now. Reserves nothing: other callers may come first. */
export async function secondsUntilRoom(db: Kysely<Schema>, limit: Limit, now: Date): Promise<number> {
  const full = await openWindow(db, limit, now)
    .select('window_began_at')
    .where('hits', '>=', limit.most)
    .executeTakeFirst();
  return full ? secondsLeft(full.window_began_at, limit, now) : 0;
}

/** In the window open at `now`. */
export async function countHits(db: Kysely<Schema>, limit: Limit, now: Date): Promise<number> {
  const row = await openWindow(db, limit, now).select('hits').executeTakeFirst();
  return row?.hits ?? 0;
}

/** Of a limit that counts distinct things: those of the window open at `now`. */
export async function countedMembers(db: Kysely<Schema>, limit: Limit, now: Date): Promise<number[]> {
  const row = await openWindow(db, limit, now).select('members').executeTakeFirst();
  return row?.members ?? [];
}

/** All of them in each of the limits, which count distinct things, or none; in one statement. */
export async function takeMembers(
  db: Kysely<Schema>,
  limits: readonly [Limit, ...Limit[]],
  members: readonly number[],
  now: Date,
): Promise<boolean> {
  if (limits.some(({ most }) => members.length > most)) return false;
  const steps = limits.map((limit, at) => {
    const allowed = at === 0 ? sql`` : sql`where exists (select from ${step(at - 1)})`;
    return sql`${step(at)} as (${addMembers(limit, members, now, allowed)})`;
  });
  const { rows } = await sql<object>`
    with ${sql.join(steps)} select from ${step(limits.length - 1)}`.execute(db);
  return rows.length > 0;
}

const step = (at: number) => sql.ref(`step_${at}`);

function addMembers(limit: Limit, members: readonly number[], now: Date, allowed: RawBuilder<unknown>) {
  const over = isOver(limit, now);
  const all = sql`array(select distinct unnest(limits.members || excluded.members))`;
  const merged = sql`case when ${over} then excluded.members else ${all} end`;
  return sql`
    insert into limits (key, window_began_at, hits, members)
    select ${limit.key}, ${now}::timestamptz, ${members.length}::integer, ${members}::integer[] ${allowed}
    on conflict (key) do update set
      members = ${merged},
      hits = cardinality(${merged}),
      window_began_at = case when ${over} then ${now}::timestamptz else limits.window_began_at end
    where ${over} or cardinality(${all}) <= ${limit.most}::integer
    returning key`;
}

/** For a hit whose action was refused after all; a newer window did not count it. */
export async function returnHit(db: Kysely<Schema>, { key, windowBeganAt }: TakenHit): Promise<void> {
  await db
    .updateTable('limits')
    .set((column) => ({ hits: column('hits', '-', 1) }))
    .where('key', '=', key)
    .where('window_began_at', '=', windowBeganAt)
    .where('hits', '>', 0)
    .execute();
}

export async function forgetHits(db: Kysely<Schema>, keys: string[]): Promise<void> {
  await db.deleteFrom('limits').where('key', 'in', keys).execute();
}

function openWindow(db: Kysely<Schema>, limit: Limit, now: Date) {
  return db
    .selectFrom('limits')
    .where('key', '=', limit.key)
    .where((where) => where.not(isOver(limit, now)));
}

function isOver({ windowSeconds }: Limit, now: Date) {
  const lastStale = new Date(now.getTime() - windowSeconds * 1000);
  return sql<boolean>`(limits.window_began_at <= ${lastStale} or limits.window_began_at > ${latestBegin(now)})`;
}

/** At most a whole window, even when a machine whose clock is ahead began it. */
function secondsLeft(beganAt: string, { windowSeconds }: Limit, now: Date): number {
  const left = Math.ceil((Date.parse(beganAt) + windowSeconds * 1000 - now.getTime()) / 1000);
  return Math.min(left, windowSeconds);
}
