import { isDatabaseTrouble, isWriteTrouble, StandbyError } from './connection/database-trouble.ts';
import { DataFolderInUseError, DataFolderUnusableError } from './embedded/data-folder.ts';
import { openDatabase, type Database } from './open-database.ts';

/**
 * Runs a command's work on the database that the environment names (DATABASE_URL, else DATA_DIR), then closes it. A
 * database that the running product has open is reached through that process.
 */
export async function withCommandDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
  const database = await openDatabase(url ? { url } : { dataDir: dataDir || './.data' }, { attach: true });
  return work(database).finally(() => database.close());
}

/** One sentence for database trouble that the user of a command may meet; undefined for any other error. */
export function describeDatabaseTrouble(error: unknown): string | undefined {
  if (error instanceof DataFolderInUseError || error instanceof DataFolderUnusableError) return error.message;
  if (error instanceof StandbyError) return `The database cannot be used: ${error.message}.`;
  if (isWriteTrouble(error)) return 'The database cannot write: its disk has no room, or it is read-only.';
  if (isDatabaseTrouble(error)) {
    return `The database cannot be used: ${error.message || String(error.code)}.`;
  }
  return undefined;
}
