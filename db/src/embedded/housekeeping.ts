import type { PGlite } from '@electric-sql/pglite';

/** Bytes of write-ahead log since the last checkpoint, and changed rows of one table. */
export interface Tolerance {
  logBytes: number;
  changedRows: number;
}

/**
 * Replaces PostgreSQL's background processes, which the embedded database lacks: a checkpoint, without
 * which the log grows until the next start, and vacuum and statistics for changed tables.
 */
export async function tidyDatabase(engine: PGlite, tolerance: Tolerance): Promise<void> {
  const { rows: worn } = await engine.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where greatest(n_dead_tup, n_mod_since_analyze) > $1 + 0.1 * n_live_tup`,
    [tolerance.changedRows],
  );
  for (const table of worn) await engine.exec(`vacuum analyze ${table.name}`);

  const { rows: long } = await engine.query(
    `select redo_lsn from pg_control_checkpoint()
      where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1`,
    [tolerance.logBytes],
  );
  if (long.length > 0) await engine.exec('checkpoint');
}
