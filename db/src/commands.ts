import { isDatabaseTrouble, isWriteTrouble, StandbyError } from './connection/database-trouble.ts';
import { DataFolderInUseError, DataFolderUnusableError } from './embedded/data-folder.ts';
import { openDatabase, type Database } from './open-database.ts';

/**
 * Runs `work` on the database of DATABASE_URL, else of DATA_DIR, then closes it. Goes through the running
 * product's process if that has the database open.
 */
export async function withCommandDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
  const database = await openDatabase(url ? { url } : { dataDir: dataDir || './.data' }, { attach: true });
  return work(database).finally(() => database.close());
}

/** One sentence for the user of a command; undefined for an error of another kind. */
export function describeDatabaseTrouble(error: unknown): string | undefined {
  if (error instanceof DataFolderInUseError || error instanceof DataFolderUnusableError) return error.message;
  if (error instanceof StandbyError) return `The database cannot be used: ${error.message}.`;
  if (isWriteTrouble(error)) return 'The database cannot write: its disk has no room, or it is read-only.';
  if (isDatabaseTrouble(error)) {
    return `The database cannot be used: ${error.message || String(error.code)}.`;
  }
  return undefined;
}
