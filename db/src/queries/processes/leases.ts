import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { latestBegin } from './clock-set-back.ts';

/** A process that has not renewed its lease for this long counts as dead. */
const leaseMs = 60_000;

/** For work that only one process at a time may do. */
export type LeaseName = 'refresh' | 'learning' | 'following';

/** `holder`: a new UUID each time a lease is taken. */
export interface Lease {
  name: LeaseName;
  holder: string;
}

/** False when somebody else holds it. */
export async function takeLease(db: Kysely<Schema>, { name, holder }: Lease, now: Date): Promise<boolean> {
  const expires_at = endOfLease(now);
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at })
        .where((where) => where.not(isHeld(now))),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
}

/** False when another holder has taken it since. */
export async function renewLease(db: Kysely<Schema>, { name, holder }: Lease, now: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('leases')
    .set({ expires_at: endOfLease(now) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('holder')
    .executeTakeFirst();
  return renewed !== undefined;
}

export async function releaseLease(db: Kysely<Schema>, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

export async function isLeased(db: Kysely<Schema>, name: LeaseName, now: Date): Promise<boolean> {
  const held = await db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where(isHeld(now))
    .executeTakeFirst();
  return held !== undefined;
}

function endOfLease(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/**
 * Ignores a lease from the future: the clock was set back. Its holder, if alive, notices at the next
 * renewal that another took over.
 */
function isHeld(now: Date) {
  const latestEnd = latestBegin(endOfLease(now));
  return sql<boolean>`(leases.expires_at > ${now} and leases.expires_at <= ${latestEnd})`;
}
