import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export interface Limit {
  /** What is counted, for whom. */
  key: string;
  /** Hits a window accepts. */
  most: number;
  windowSeconds: number;
  /** Counts without waiting for the disk: a database that crashes may forget the last hits that nothing was written after. */
  mayBeForgotten?: true;
}

export type Hit = { accepted: true } | { accepted: false; waitSeconds: number };

/**
 * Counts one more against the limit, in one statement, so that processes and parallel calls agree.
 * A window begins with its first hit. What is refused is not counted.
 */
export async function takeHit(db: Kysely<Schema>, limit: Limit, now: Date): Promise<Hit> {
  const windowMs = limit.windowSeconds * 1000;
  const staleBefore = new Date(now.getTime() - windowMs).toISOString();
  const taken = await db
    .insertInto('limits')
    .values({ key: limit.key, window_began_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql<number>`case when limits.window_began_at <= ${staleBefore} then 1 else limits.hits + 1 end`,
          window_began_at: sql<string>`case when limits.window_began_at <= ${staleBefore} then ${now} else limits.window_began_at end`,
        })
        .where((where) =>
          where.or([
            where('limits.window_began_at', '<=', staleBefore),
            where('limits.hits', '<', limit.most),
          ]),
        ),
    )
    .returning('hits')
    // it holds for this statement alone, and in a transaction would for all of it
    .$if(limit.mayBeForgotten === true && !db.isTransaction, (query) =>
      query.returning(sql<string>`set_config('synchronous_commit', 'off', true)`.as('commit')),
    )
    .executeTakeFirst();
  if (taken) return { accepted: true };

  const { window_began_at } = await db
    .selectFrom('limits')
    .select('window_began_at')
    .where('key', '=', limit.key)
    .executeTakeFirstOrThrow();
  const waitMs = Date.parse(window_began_at) + windowMs - now.getTime();
  return { accepted: false, waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** Hits of the window that is open at `now`; 0 when none is. */
export async function countHits(db: Kysely<Schema>, limit: Limit, now: Date): Promise<number> {
  const row = await db
    .selectFrom('limits')
    .select('hits')
    .where('key', '=', limit.key)
    .where('window_began_at', '>', new Date(now.getTime() - limit.windowSeconds * 1000).toISOString())
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** Gives back a hit of something that was refused after all. */
export async function returnHit(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .updateTable('limits')
    .set((column) => ({ hits: column('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}
