import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Without these nothing of a database can be read; where the first is missing, PGlite begins anew over all the others. */
const vital = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

/** What may lie beside a database that is yet to be made; the last is of a file system mounted there. */
const beside = new Set(['lock', 'pid', 'socket', 'postgres', 'postgres.new', 'lost+found']);

/**
 * Whether the folder of the embedded database holds one; false while nothing of it has been made.
 *
 * @throws when it holds something else, or only a part: a new one would take the place of what can still be saved
 */
export function holdsDatabase(folder: string): boolean {
  const home = join(folder, 'postgres');
  if (isEmpty(home)) {
    const other = readdirSync(folder).find((name) => !beside.has(name));
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

/** True also of what is not there. */
function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0;
}
