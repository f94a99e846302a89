import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { latestBegin } from './clock-set-back.ts';

export interface Limit {
  /** Names what is counted, and for whom. */
  key: string;
  /** The maximum number of hits in a window. */
  most: number;
  windowSeconds: number;
  /** Counts without waiting for the disk: after a crash the database may have lost the last hits, if no other write followed. */
  mayBeForgotten?: true;
}

/** An accepted hit, and the window it was counted in. */
export interface TakenHit {
  accepted: true;
  key: string;
  /** ISO 8601 UTC */
  windowBeganAt: string;
}

export type Hit = TakenHit | { accepted: false; waitSeconds: number };

/**
 * Counts one more hit against the limit, in one statement, so that parallel calls and processes cannot exceed it.
 * A window begins with its first hit. Refused hits are not counted.
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

/** Commits without waiting for the disk; within a transaction of somebody else's, which waits, it makes no difference. */
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

/** Seconds until the limit accepts another hit; 0 when it would now. Reserves nothing: other callers may come first. */
export async function secondsUntilRoom(db: Kysely<Schema>, limit: Limit, now: Date): Promise<number> {
  const full = await openWindow(db, limit, now)
    .select('window_began_at')
    .where('hits', '>=', limit.most)
    .executeTakeFirst();
  return full ? secondsLeft(full.window_began_at, limit, now) : 0;
}

/** Hits of the window that is open at `now`; 0 when none is. */
export async function countHits(db: Kysely<Schema>, limit: Limit, now: Date): Promise<number> {
  const row = await openWindow(db, limit, now).select('hits').executeTakeFirst();
  return row?.hits ?? 0;
}

/** Takes back a hit whose action was refused after all, unless a new window has begun, which did not count it. */
export async function returnHit(db: Kysely<Schema>, { key, windowBeganAt }: TakenHit): Promise<void> {
  await db
    .updateTable('limits')
    .set((column) => ({ hits: column('hits', '-', 1) }))
    .where('key', '=', key)
    .where('window_began_at', '=', windowBeganAt)
    .where('hits', '>', 0)
    .execute();
}

/** Deletes all counts under these keys. */
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

/** Never more than a whole window, even when another machine, whose clock is ahead, began it. */
function secondsLeft(beganAt: string, { windowSeconds }: Limit, now: Date): number {
  const left = Math.ceil((Date.parse(beganAt) + windowSeconds * 1000 - now.getTime()) / 1000);
  return Math.min(left, windowSeconds);
}
