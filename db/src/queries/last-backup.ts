import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Remembers that a backup of this moment is written. A restored database remembers the one before it was restored from. */
export async function noteBackup(db: Kysely<Schema>, takenAt: Date): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ taken_at: takenAt })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ taken_at: takenAt }))
    .execute();
}
