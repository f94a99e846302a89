import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** With less, creating the next log file (16 MB) may fail: the engine would stop and not even read. */
const leastBytes = 20 * 1024 * 1024;

/**
 * Makes the engine refuse writes (SQLSTATE 25006) while disk space is short, so that it can still read.
 * Call the returned function before each turn; it resolves to true while writes are refused.
 */
export function guardRoom(engine: PGlite, freeBytes: () => number): () => Promise<boolean> {
  let readOnly = false;
  return async () => {
    const short = freeBytes() < leastBytes;
    if (short === readOnly) return readOnly;
    await engine.exec(`set default_transaction_read_only = ${short ? 'on' : 'off'}`);
    readOnly = short;
    process.emitWarning(
      short
        ? 'The disk of the embedded database is full: nothing can be written until there is room.'
        : 'The disk of the embedded database has room again.',
    );
    return readOnly;
  };
}

/** Bytes that this user may still write there. */
export function freeBytesOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
