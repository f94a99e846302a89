import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The name found for a rounded position, unless it was found before `since`. */
export async function cachedPlaceName(
  db: Kysely<Schema>,
  key: string,
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('geocode_cache')
    .select('display_name')
    .where('key', '=', key)
    .where('fetched_at', '>', since.toISOString())
    .executeTakeFirst();
  return row?.display_name;
}

export async function storePlaceName(
  db: Kysely<Schema>,
  key: string,
  displayName: string,
  now: Date,
): Promise<void> {
  const found = { display_name: displayName, fetched_at: now };
  await db
    .insertInto('geocode_cache')
    .values({ key, ...found })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(found))
    .execute();
}

/**
 * Books the next turn to ask the public geocoder: turns of all processes lie a second apart.
 *
 * @returns milliseconds until the turn, or undefined when it is further away than `patienceMs`
 */
export async function takeGeocodeTurn(
  db: Kysely<Schema>,
  now: Date,
  patienceMs: number,
): Promise<number | undefined> {
  const turn = await db
    .updateTable('geocode_turn')
    .set({ next_at: sql<string>`greatest(next_at, ${now}) + interval '1 second'` })
    .where('next_at', '<=', new Date(now.getTime() + patienceMs).toISOString())
    .returning('next_at')
    .executeTakeFirst();
  if (!turn) return undefined;
  return Math.max(0, Date.parse(turn.next_at) - 1000 - now.getTime());
}
