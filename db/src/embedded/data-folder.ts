import { mkdirSync, accessSync, chmodSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

export class DataFolderUnusableError extends Error {
  override name = 'DataFolderUnusableError';
}

/** Makes the folder of the embedded database, that only its owner can enter, inside `dataDir`; returns its path. */
export function prepareFolder(dataDir: string): string {
  const folder = join(resolve(dataDir), 'database');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as Error).message;
    throw new DataFolderUnusableError(`The data folder ${dataDir} cannot be used: ${reason}.`, {
      cause: error,
    });
  }
  return folder;
}

/**
 * Takes the folder for this process, or returns undefined when a living process has it. The lock is SQLite's on an
 * empty file: the system drops it when the process ends, however it ends, so that a stale one cannot exist.
 */
export function lockFolder(folder: string): { release(): void } | undefined {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;

export function inUse(folder: string): DataFolderInUseError {
  const pid = readFileSync(join(folder, 'pid'), 'utf8');
  return new DataFolderInUseError(`The data folder ${folder} is in use by process ${pid}.`);
}
