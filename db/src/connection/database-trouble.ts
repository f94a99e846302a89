import { NoResultError, sql, type Kysely } from 'kysely';
import { OverdueError } from './calls.ts';
import type { Schema } from '../schema.ts';

/**
 * True for an error that means the database cannot be reached or used now, not that the query is wrong: a lost
 * connection, none free in time, a system error (ECONNREFUSED), a SQLSTATE of connections, authorisation, resources
 * or operators, a server that takes no writes, or a call that took too long.
 */
export function isDatabaseTrouble(error: unknown): error is Error & { code?: unknown } {
  return (
    error instanceof Error &&
    (error instanceof OverdueError ||
      isPassingTrouble(error) ||
      isWriteTrouble(error) ||
      error.message.startsWith('timeout exceeded when trying to connect') ||
      ('code' in error && /^(28|3D|53|55|57|58)\w{3}$/.test(String(error.code))))
  );
}

/**
 * True for an error that a restart, a switchover or the loss of a server brings about: the connection is lost, nobody
 * answers at the address, the server is starting or ending, or a standby was reached.
 */
export function isPassingTrouble(error: unknown): error is Error & { code?: unknown } {
  return (
    error instanceof Error &&
    (/^(Connection terminated|Client (has encountered|was closed))/.test(error.message) ||
      ('code' in error && /^(E[A-Z_]+|08\w{3}|57P0[123]|25006)$/.test(String(error.code))))
  );
}

/** SQLSTATE of a row that refers to none. */
const foreignKeyViolation = '23503';

/** True for an error that means a row is gone which the query refers to or counts on, as when an account is deleted meanwhile. */
export function isRowGone(error: unknown): boolean {
  return (
    error instanceof NoResultError ||
    (error instanceof Error && 'code' in error && error.code === foreignKeyViolation)
  );
}

/**
 * SQLSTATE of a full disk, and of a read-only server: a standby, or the embedded database while its disk is nearly
 * full.
 */
const diskFull = '53100';
const readOnly = '25006';

const unwritten = new WeakSet<Error>();

/** Marks the trouble of a transaction that wrote nothing and may be begun again. */
export function markUnwritten(error: Error): void {
  unwritten.add(error);
}

export function isUnwritten(error: unknown): boolean {
  return error instanceof Error && unwritten.has(error);
}

/** The server reached is a standby: the code is that of the write which it would refuse. */
export class StandbyError extends Error {
  readonly code = readOnly;

  constructor() {
    super('the server reached is a standby, and the address must lead to the primary');
  }
}

/** True for a write refused by a server that is read-only: nothing was written. */
export function isReadOnlyRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === readOnly;
}

/** True for an error that means the database can be read but not written now. */
export function isWriteTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && [diskFull, readOnly].includes(String(error.code));
}

/** Tells whether the database can be written. It tries a write only after a failed query suggested that it cannot. */
export class WriteWatch {
  #foundFull = false;

  /** To be called with the error of each query that failed. */
  note(error: unknown): void {
    if (error instanceof Error && 'code' in error && error.code === diskFull) this.#foundFull = true;
  }

  async canWrite(kysely: Kysely<Schema>): Promise<boolean> {
    const { rows } = await sql<{ setting: string }>`
      select current_setting('transaction_read_only') as setting`.execute(kysely);
    if (rows[0]?.setting === 'on') return false;
    if (this.#foundFull) this.#foundFull = !(await hasRoom(kysely));
    return !this.#foundFull;
  }
}

class TakenBack extends Error {}

/** Writes a megabyte and rolls it back; unlogged, so that the test does not grow the log on a full disk. */
async function hasRoom(kysely: Kysely<Schema>): Promise<boolean> {
  try {
    return await kysely.transaction().execute(async (trx) => {
      await sql`create unlogged table room as select n, ''::char(1000) from generate_series(1, 1000) n`.execute(
        trx,
      );
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return true;
    if (isWriteTrouble(error)) return false;
    throw error;
  }
}
