import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A database needs all of them; without the first, PGlite creates a new one over the others. */
const vital = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

/** Allowed before there is a database; the last exists where a file system is mounted. */
const ignored = new Set(['lock', 'pid', 'socket', 'postgres', 'postgres.new', 'lost+found']);

/**
 * False when no part of a database exists yet.
 *
 * @throws when the folder holds something else or an incomplete database, which a new one would overwrite
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

/** True also when nothing is at that path. */
function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0;
}
