import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { latestBegin } from '../processes/clock-set-back.ts';

/** Between two turns. */
const turnMs = 1000;

/** By rounded position, unless fetched before `since`. */
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
 * Reserves the next query of the public geocoder; all processes together make one a second.
 *
 * @returns milliseconds until the turn, or undefined when more than `patienceMs`
 */
export async function takeGeocodeTurn(
  db: Kysely<Schema>,
  now: Date,
  patienceMs: number,
): Promise<number | undefined> {
  // nobody reserves further ahead: a later turn dates from before the clock was set back
  const stale = sql<boolean>`next_at > ${latestBegin(after(now, patienceMs + turnMs))}`;
  const turn = await db
    .updateTable('geocode_turn')
    .set({
      next_at: sql<string>`case when ${stale} then ${now} else greatest(next_at, ${now}) end + interval '1 second'`,
    })
    .where((where) => where.or([where('next_at', '<=', after(now, patienceMs).toISOString()), stale]))
    .returning('next_at')
    .executeTakeFirst();
  if (!turn) return undefined;
  return Math.max(0, Date.parse(turn.next_at) - turnMs - now.getTime());
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
