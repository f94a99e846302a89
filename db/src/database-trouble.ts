import { isWriteTrouble } from './write-trouble.ts';

/**
 * True for an error that says the database cannot be reached or used now, rather than that it was asked wrongly: a lost
 * connection, none free in time, a system error (ECONNREFUSED), a SQLSTATE of connections, authorisation, resources or
 * operators, a server that takes no writes.
 */
export function isDatabaseTrouble(error: unknown): error is Error & { code?: unknown } {
  return (
    error instanceof Error &&
    (/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
      error.message,
    ) ||
      isWriteTrouble(error) ||
      ('code' in error && /^(E[A-Z]+|(08|28|3D|53|55|57|58)\w{3})$/.test(String(error.code))))
  );
}
