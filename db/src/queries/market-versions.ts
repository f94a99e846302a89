import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Which listings and which model are in service. */
export interface MarketVersions {
  /** changes with every change of the listings */
  listingsVersion: string;
  /** null until a model has been learned */
  modelVersion: string | null;
  /** the listings for which a model has last been learned and judged, or chosen by hand; null before the first */
  judgedListingsVersion: string | null;
  /** how many imports there have been, the sample's included; those that changed nothing decide what is retired */
  imports: number;
}

/** Cheap enough to ask every few seconds. */
export async function marketVersions(db: Kysely<Schema>): Promise<MarketVersions> {
  return db
    .selectFrom('market')
    .select([
      'listings_version as listingsVersion',
      'model_version as modelVersion',
      'judged_listings_version as judgedListingsVersion',
      'imports',
    ])
    .executeTakeFirstOrThrow();
}
