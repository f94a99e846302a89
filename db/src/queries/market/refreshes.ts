import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { RefreshOutcome, Schema } from '../../schema.ts';

export interface RefreshRecord {
  id: string;
  startedAt: string;
  /** null while under way */
  finishedAt: string | null;
  outcome: RefreshOutcome | null;
  /** as the refresh wrote it; null while under way or when interrupted */
  report: object | null;
}

/** Returns its id. For the lease's holder: any other refresh under way was interrupted. */
export async function startRefresh(db: Kysely<Schema>, now: Date): Promise<string> {
  await db
    .updateTable('refreshes')
    .set({ finished_at: now, outcome: 'interrupted' })
    .where('finished_at', 'is', null)
    .execute();
  const id = randomUUID();
  await db.insertInto('refreshes').values({ id, started_at: now }).execute();
  return id;
}

export async function finishRefresh(
  db: Kysely<Schema>,
  id: string,
  end: { finishedAt: Date; outcome: RefreshOutcome; report: object },
): Promise<void> {
  await db
    .updateTable('refreshes')
    .set({ finished_at: end.finishedAt, outcome: end.outcome, report: JSON.stringify(end.report) })
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export async function lastRefreshes(db: Kysely<Schema>, limit: number): Promise<RefreshRecord[]> {
  return db
    .selectFrom('refreshes')
    .select(['id', 'started_at as startedAt', 'finished_at as finishedAt', 'outcome', 'report'])
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * When advertisements were last compared with their sources, changed or not, ISO 8601 UTC: the end of the
 * last refresh that read a file. Null before the first; a refresh that reached no source does not count.
 */
export async function lastRefreshedAt(db: Kysely<Schema>): Promise<string | null> {
  const readFile = '$.sources[*].files[*] ? (@.kind != "failed")';
  const { finishedAt } = await db
    .selectFrom('refreshes')
    .select((select) => select.fn.max('finished_at').as('finishedAt'))
    .where(sql<boolean>`jsonb_path_exists(report, ${readFile}::jsonpath)`)
    .executeTakeFirstOrThrow();
  return finishedAt;
}

/** Of a file or address, as last imported. */
export interface FetchedFile {
  /** hexadecimal SHA-256 */
  contentHash: string;
  /** from the HTTP server */
  etag: string | null;
  lastModified: string | null;
}

/** Undefined before the first import. */
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
