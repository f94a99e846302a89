import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * The condition that a row of `listings` is not retired: seen since `retireAfterDays` before its source was last imported. A
 * source that is not imported any more keeps its listings.
 */
export async function isCurrent(db: Kysely<Schema>, retireAfterDays: number): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ source: string; seenSince: string }>`
    select source, max(last_imported_at) - make_interval(days => ${retireAfterDays}) as "seenSince"
    from listings group by source`.execute(db);
  const seenSince = Object.fromEntries(rows.map((row) => [row.source, row.seenSince]));
  return sql<boolean>`last_imported_at >= (${JSON.stringify(seenSince)}::jsonb ->> source)::timestamptz`;
}
