import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { latestBegin } from './clock-set-back.ts';

export interface Limit {
  /** What is counted, for whom. */
  key: string;
  /** Hits a window accepts. */
  most: number;
  windowSeconds: number;
  /** Counts without waiting for the disk: a database that crashes may forget the last hits that nothing was written after. */
  mayBeForgotten?: true;
}

/** A hit that counts, in the window it was taken in. */
export interface TakenHit {
  accepted: true;
  key: string;
  /** ISO 8601 UTC */
  windowBeganAt: string;
}

export type Hit = TakenHit | { accepted: false; waitSeconds: number };

/**
 * Counts one more against the limit, in one statement, so that processes and parallel calls agree.
 * A window begins with its first hit. What is refused is not counted.
 */
export async function takeHit(db: Kysely<Schema>, limit: Limit, now: Date): Promise<Hit> {
  const over = isOver(limit, now);
  const taken = await db
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
    // it holds for this statement alone, and in a transaction would for all of it
    .$if(limit.mayBeForgotten === true && !db.isTransaction, (query) =>
      query.returning(sql<string>`set_config('synchronous_commit', 'off', true)`.as('commit')),
    )
    .executeTakeFirst();
  if (taken) return { accepted: true, key: limit.key, windowBeganAt: taken.window_began_at };

  const full = await db
    .selectFrom('limits')
    .select('window_began_at')
    .where('key', '=', limit.key)
    .executeTakeFirst();
  // forgotten since: the next one may be accepted
  if (!full) return { accepted: false, waitSeconds: 1 };
  return { accepted: false, waitSeconds: Math.max(1, secondsLeft(full.window_began_at, limit, now)) };
}

/** Seconds until the limit accepts one more; 0 when it would now. Counts nothing, so others may be quicker. */
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

/** Gives back a hit of something that was refused after all; a window that began since never counted it. */
export async function returnHit(db: Kysely<Schema>, { key, windowBeganAt }: TakenHit): Promise<void> {
  await db
    .updateTable('limits')
    .set((column) => ({ hits: column('hits', '-', 1) }))
    .where('key', '=', key)
    .where('window_began_at', '=', windowBeganAt)
    .where('hits', '>', 0)
    .execute();
}

/** Forgets all that was counted under these keys. */
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

/** Never more than a whole window, also where the clock of another machine, which began it, is ahead. */
function secondsLeft(beganAt: string, { windowSeconds }: Limit, now: Date): number {
  const left = Math.ceil((Date.parse(beganAt) + windowSeconds * 1000 - now.getTime()) / 1000);
  return Math.min(left, windowSeconds);
}
