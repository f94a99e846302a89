import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Which listings and which model are in service; cheap enough to ask every few seconds. */
export async function marketVersions(
  db: Kysely<Schema>,
): Promise<{ listingsVersion: string; modelVersion: string | null }> {
  return db
    .selectFrom('market')
    .select(['listings_version as listingsVersion', 'model_version as modelVersion'])
    .executeTakeFirstOrThrow();
}
