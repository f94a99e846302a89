import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';

/** The version of a file or address that was last imported. */
export interface FetchedFile {
  /** hexadecimal SHA-256 */
  contentHash: string;
  /** as an HTTP server gave them */
  etag: string | null;
  lastModified: string | null;
}

/** Undefined when nothing has been imported from there yet. */
export async function fetchedFile(db: Kysely<Schema>, key: string): Promise<FetchedFile | undefined> {
  return db
    .selectFrom('fetched_files')
    .select(['content_hash as contentHash', 'etag', 'last_modified as lastModified'])
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function rememberFetchedFile(
  db: Kysely<Schema>,
  key: string,
  file: FetchedFile,
  now: Date,
): Promise<void> {
  const columns = {
    content_hash: file.contentHash,
    etag: file.etag,
    last_modified: file.lastModified,
    imported_at: now,
  };
  await db
    .insertInto('fetched_files')
    .values({ key, ...columns })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .execute();
}
