import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/** It cannot be created, entered or written. */
export class DataFolderUnusableError extends Error {
  override name = 'DataFolderUnusableError';

  constructor(folder: string, cause: Error) {
    super(`The data folder ${folder} cannot be used: ${cause.message}.`, { cause });
  }
}

const SQLITE_BUSY = 5;

/**
 * Creates the data folder and its missing parents, for the owner only.
 *
 * @throws DataFolderUnusableError
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderUnusableError(folder, error as Error);
  }
}

/** One level at a time: below /proc, Node's recursive mkdir never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another process created it first
  }
}

/** Creates the database's folder inside `dataDir`, for the owner only; returns its path. */
export function prepareFolder(dataDir: string): string {
  const folder = resolve(dataDir, 'database');
  prepareDataFolder(folder);
  try {
    chmodSync(folder, 0o700); // the folder may have existed with other permissions
  } catch (error) {
    throw new DataFolderUnusableError(folder, error as Error);
  }
  return realpathSync(folder);
}

/**
 * Undefined when a running process has the folder. SQLite locks an empty file, which the system releases
 * however the process ends; a file with a pid could be left behind.
 */
export function lockFolder(folder: string): { release(): void } | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(join(folder, 'pid'), String(process.pid));
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw new DataFolderUnusableError(folder, error as Error);
  }
  const held = lock;
  return { release: () => held.close() };
}

export function inUse(folder: string): DataFolderInUseError {
  const file = join(folder, 'pid');
  const pid = existsSync(file) ? readFileSync(file, 'utf8') : 'unknown'; // the owner locks first and writes its pid right after
  return new DataFolderInUseError(`The data folder ${folder} is in use by process ${pid}.`);
}
