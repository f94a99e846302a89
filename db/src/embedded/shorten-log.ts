import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes a checkpoint when the write-ahead log since the last one is longer than `longestBytes`. Alone in its process,
 * Postgres has no checkpointer: without this its log would grow until the next start.
 */
export async function shortenLog(engine: PGlite, longestBytes: number): Promise<void> {
  const { rows } = await engine.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if (rows[0] && rows[0].bytes > longestBytes) await engine.exec('checkpoint');
}
