import { sql, type Transaction } from 'kysely';
import { knownMigrations, migrate, migrateTo, migrationTables } from '../migrate.ts';
import type { Database } from '../open-database.ts';
import type { Schema } from '../schema.ts';
import { BackupError, readBackupFile } from './backup-file.ts';
import { addRows, columnsOf, createTally, backupTables, readTable, writeValuesAlike } from './tables.ts';
import type { Header, BackupSummary } from './write-backup.ts';

export interface Restored {
  header: Header;
  summary: BackupSummary;
}

/** Characters of rows per statement. */
const batchLength = 1_000_000;

/**
 * Replaces all data with a backup, migrated to the current schema, in one transaction, which commits only
 * if every table reads back as the backup says. A running product continues with the restored data.
 *
 * Unless `replace`, a database with accounts or imported advertisements is left alone.
 *
 * @throws BackupError with nothing changed, e.g. for a broken file or one of a newer version
 */
export async function restoreBackup(
  { kysely }: Database,
  path: string,
  { replace, passphrase }: { replace: boolean; passphrase: string | undefined },
): Promise<Restored> {
  // reads all first: finds a broken file before anybody waits, and authenticates an encrypted one
  const checked = await readBackupFile(path, passphrase, (lines) => check(path, lines));
  return kysely.transaction().execute(async (trx) => {
    if (!replace && (await holdsAnything(trx))) {
      throw new BackupError('The database holds accounts or advertisements: add --replace to lose them.');
    }
    await writeValuesAlike(trx);
    await startAnew(trx, checked.header);
    await readBackupFile(path, passphrase, (lines) => load(trx, lines));
    await compare(trx, checked.summary);
    await migrate(trx);
    await sql`analyze`.execute(trx);
    return checked;
  });
}

async function check(path: string, lines: AsyncIterable<string>): Promise<Restored> {
  let header: Header | undefined;
  let tally: ReturnType<typeof createTally> | undefined;
  let table = '';
  const found: BackupSummary = {};
  let summary: BackupSummary | undefined;
  const endTable = () => {
    if (tally) found[table] = tally.contents();
    tally = undefined;
  };
  for await (const line of lines) {
    if (line.startsWith('[')) {
      tally?.add([line]);
      continue;
    }
    endTable();
    const mark = parse(path, line);
    if ('soumdar' in mark) header = await checkHeader(path, mark);
    if ('table' in mark) {
      table = mark.table;
      tally = createTally();
    }
    if ('summary' in mark) summary = mark.summary;
  }
  if (!header || !summary) throw new BackupError(`${path} is not a whole backup.`);
  if (JSON.stringify(found) !== JSON.stringify(summary)) {
    throw new BackupError(`${path} is broken: its tables are not what its last line says.`);
  }
  return { header, summary };
}

type Mark = Header | { table: string; columns: string[] } | { summary: BackupSummary };

function parse(path: string, line: string): Mark {
  try {
    if (line.startsWith('{')) return JSON.parse(line) as Mark;
  } catch {
    // the line is cut off or was changed
  }
  throw broken(path);
}

const broken = (path: string) => new BackupError(`${path} is broken, or no backup of this product.`);

/** An unencrypted header is not authenticated: any field may be missing or wrong. */
async function checkHeader(path: string, header: Partial<Header>): Promise<Header> {
  const { soumdar, format, takenAt, migrations = [] } = header;
  if (!soumdar || !takenAt || !migrations.length) throw broken(path);
  const known = await knownMigrations();
  if (format !== 1 || migrations.some((name, at) => name !== known[at])) {
    throw new BackupError(
      `${path} is of a newer version of the product (upgrade before restoring it), or broken.`,
    );
  }
  return { soumdar, format, takenAt, migrations };
}

async function holdsAnything(trx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from accounts) or exists (select from listings where not sample) as held`.execute(
    trx,
  );
  return rows[0]?.held === true;
}

/** With the schema of the backup. */
async function startAnew(trx: Transaction<Schema>, { migrations }: Header): Promise<void> {
  const all = [...backupTables, 'listing_staging', ...migrationTables].map((table) => sql.id(table));
  await sql`drop table ${sql.join(all)} cascade`.execute(trx);
  await migrateTo(trx, migrations.at(-1)!);
}

async function load(trx: Transaction<Schema>, lines: AsyncIterable<string>): Promise<void> {
  let add = async (_rows: string[]) => {};
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length > 0) await add(batch);
    [batch, length] = [[], 0];
  };
  for await (const line of lines) {
    if (line.startsWith('[')) {
      batch.push(line);
      length += line.length;
      if (length >= batchLength) await flush();
      continue;
    }
    await flush();
    const mark = JSON.parse(line) as Mark;
    if ('table' in mark) add = await adderTo(trx, mark);
  }
}

async function adderTo(trx: Transaction<Schema>, { table, columns }: { table: string; columns: string[] }) {
  const there = await columnsOf(trx, table);
  if (there.map(({ name }) => name).join() !== columns.join()) {
    throw new BackupError(`The table ${table} of the backup has other columns than those of its version.`);
  }
  // the backup also holds the rows that migrations insert
  await sql`delete from ${sql.id(table)}`.execute(trx);
  return (rows: string[]) => addRows(trx, table, there, rows);
}

async function compare(trx: Transaction<Schema>, summary: BackupSummary): Promise<void> {
  for (const [table, { rows, sha256 }] of Object.entries(summary)) {
    const tally = createTally();
    for await (const found of readTable(trx, table)) tally.add(found);
    const contents = tally.contents();
    if (contents.rows !== rows || contents.sha256 !== sha256) {
      throw new BackupError(
        `The table ${table}, read back, is not what the backup holds: nothing is changed.`,
      );
    }
  }
}
