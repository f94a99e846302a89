import type { Transaction } from 'kysely';
import { executedMigrations } from '../migrate.ts';
import type { Database } from '../open-database.ts';
import type { Schema } from '../schema.ts';
import { writeBackupFile } from './backup-file.ts';
import {
  columnsOf,
  createTally,
  backupTables,
  readTable,
  writeValuesAlike,
  type Contents,
} from './tables.ts';

/** By table name. */
export type BackupSummary = Record<string, Contents>;

/** The first line of a backup. */
export interface Header {
  soumdar: 'backup';
  format: 1;
  /** ISO 8601 UTC */
  takenAt: string;
  /** Run so far, in order. */
  migrations: string[];
}

/**
 * Writes a consistent snapshot that either engine can restore. Lines of JSON: the header, each table's
 * columns and rows, then a summary of every table. Jobs are left out, since they are created again. On the
 * embedded database all other queries wait meanwhile.
 */
export async function writeBackup(
  { kysely }: Database,
  path: string,
  { now, passphrase }: { now: Date; passphrase: string | undefined },
): Promise<BackupSummary> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const summary: BackupSummary = {};
      await writeBackupFile(path, linesOf(trx, now, summary), passphrase);
      return summary;
    });
}

async function* linesOf(trx: Transaction<Schema>, now: Date, summary: BackupSummary): AsyncGenerator<string> {
  await writeValuesAlike(trx);
  const migrations = await executedMigrations(trx);
  yield line({ soumdar: 'backup', format: 1, takenAt: now.toISOString(), migrations } satisfies Header);
  for (const table of backupTables) {
    const columns = await columnsOf(trx, table);
    yield line({ table, columns: columns.map(({ name }) => name) });
    const tally = createTally();
    for await (const rows of readTable(trx, table)) {
      tally.add(rows);
      yield `${rows.join('\n')}\n`;
    }
    summary[table] = tally.contents();
  }
  yield line({ summary });
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
