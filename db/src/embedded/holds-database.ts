import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Without these a database cannot be read; when the first is missing, PGlite creates a new database over the others. */
const vital = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

/** What a folder without a database yet may contain; the last exists where a file system is mounted on the folder. */
const ignored = new Set(['lock', 'pid', 'socket', 'postgres', 'postgres.new', 'lost+found']);

/**
 * Whether the folder of the embedded database holds one; false when no part of it exists yet.
 *
 * @throws when it holds something else or an incomplete database: a new one would overwrite what can still be saved
 */
export function holdsDatabase(folder: string): boolean {
  const home = join(folder, 'postgres');
  if (isEmpty(home)) {
    const other = readdirSync(folder).find((name) => !ignored.has(name));
    if (other === undefined) return false;
    throw new Error(
      `it holds ${other} and no database; begin with an empty folder, or put the database back`,
    );
  }
  const missing = vital.find((part) => isEmpty(join(home, part)));
  if (missing === undefined) return true;
  throw new Error(
    `its database lacks postgres/${missing}; put it back, or restore a backup into an empty folder`,
  );
}

/** True also when nothing exists at that path. */
function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0;
}
