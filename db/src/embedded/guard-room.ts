import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * With less space, the engine may fail to create the next file of its log (16 MB): it would stop and could not even read.
 */
const leastBytes = 20 * 1024 * 1024;

/**
 * Makes the engine refuse writes (SQLSTATE 25006) while its disk has too little space, so that it can still read. The
 * returned function is to be called before each turn; it resolves to true while writes are refused.
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

/** Bytes that this user may still write on the disk of a folder. */
export function freeBytesOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
