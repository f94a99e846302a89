import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** What one process at a time may do. */
export type LeaseName = 'refresh' | 'learning';

/** `holder` is a UUID of its own for each taking. */
export interface Lease {
  name: LeaseName;
  holder: string;
}

/** Takes a lease that is free or has run out, until `until`; false when somebody else holds it. */
export async function takeLease(
  db: Kysely<Schema>,
  { name, holder }: Lease,
  now: Date,
  until: Date,
): Promise<boolean> {
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at: until })
        .where('leases.expires_at', '<=', now.toISOString()),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
}

/** False when somebody else has taken it since. */
export async function renewLease(db: Kysely<Schema>, { name, holder }: Lease, until: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('leases')
    .set({ expires_at: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('holder')
    .executeTakeFirst();
  return renewed !== undefined;
}

export async function releaseLease(db: Kysely<Schema>, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

/** True while somebody holds the lease. */
export async function isLeased(db: Kysely<Schema>, name: LeaseName, now: Date): Promise<boolean> {
  const held = await db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return held !== undefined;
}
