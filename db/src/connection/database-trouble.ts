import { NoResultError, sql, type Kysely } from 'kysely';
import { OverdueError } from './calls.ts';
import type { Schema } from '../schema.ts';

/**
 * The database is unusable now, the query is not at fault: a lost connection, none free in time, a system
 * error (ECONNREFUSED), a SQLSTATE of connections, authorisation, resources or operators, a read-only
 * server, or a call that took too long.
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
 * Caused by a restart, a switchover or the loss of a server: no connection, nobody at the address, a server
 * that starts or ends, or a standby.
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

/** A row that the query needs is gone, e.g. because its account was deleted meanwhile. */
export function isRowGone(error: unknown): boolean {
  return (
    error instanceof NoResultError ||
    (error instanceof Error && 'code' in error && error.code === foreignKeyViolation)
  );
}

/**
 * SQLSTATE of a full disk and of a read-only server: a standby, or the embedded database on a nearly full
 * disk.
 */
const diskFull = '53100';
const readOnly = '25006';

const unwritten = new WeakSet<Error>();

/** Marks a transaction that wrote nothing, so that it may be retried. */
export function markUnwritten(error: Error): void {
  unwritten.add(error);
}

export function isUnwritten(error: unknown): boolean {
  return error instanceof Error && unwritten.has(error);
}

/** A standby was reached. The code is that of the write it would refuse. */
export class StandbyError extends Error {
  readonly code = readOnly;

  constructor() {
    super('the server reached is a standby, and the address must lead to the primary');
  }
}

/** A read-only server refused a write: nothing was written. */
export function isReadOnlyRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === readOnly;
}

/** The database can be read but not written. */
export function isWriteTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && [diskFull, readOnly].includes(String(error.code));
}

/** Tries a write only after a failed query suggests that writing fails. */
export class WriteWatch {
  #foundFull = false;

  /** Call it with the error of each failed query. */
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

/** Rolled back, and unlogged so that the log does not grow on a full disk. */
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
