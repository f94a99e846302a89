import type { Kysely } from 'kysely';
import { Pool, type PoolConfig, type CustomTypesConfig, types } from 'pg';
import { boundStatements } from './calls.ts';
import { OneConnectionDialect } from './one-connection-dialect.ts';
import { RetryingKysely } from './retrying-kysely.ts';
import { type Patience, PrimaryPool } from './primary-pool.ts';
import type { Schema } from '../schema.ts';

/**
 * Opens a pool on a real server or on the embedded one's socket. Connecting, statements, locks and idle
 * transactions all time out, so that nothing hangs. With `patience` connections lead to a primary, which is
 * waited for. `onError` gets the error of each failed kysely query.
 */
export function connect(
  server: PoolConfig,
  {
    patience,
    onError = () => {},
  }: { patience?: Patience | undefined; onError?: (error: unknown) => void } = {},
): { kysely: Kysely<Schema>; pool: Pick<Pool, 'query'> | PrimaryPool; end: () => Promise<void> } {
  const connections = new Pool({
    application_name: 'soumdar',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    // a row locked for long must not use up all connections
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    // notices a vanished server before a query is sent to it
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // the server's other clients may take a released connection for good
    idleTimeoutMillis: 0,
    types: columnTypes,
    ...server,
  });
  // its query fails and the pool replaces it; without a listener the error would end the process
  connections.on('error', () => {});
  connections.on('connect', (client) => {
    client.on('error', () => {});
    // without a timeout of its own, a statement may be silent for as long as it takes
    if (server.statement_timeout !== 0) boundStatements(client);
  });
  const pool = patience ? new PrimaryPool(connections, patience) : connections;
  const kysely = new RetryingKysely({
    dialect: new OneConnectionDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onError(event.error);
    },
  });
  return {
    kysely,
    pool,
    async end() {
      await kysely.destroy();
      // kysely ends a pool only if it has used it
      if (!connections.ending) await connections.end();
    },
  };
}

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = types.builtins;
const timestampToDate = types.getTypeParser(TIMESTAMPTZ);

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => (timestampToDate(text) as Date).toISOString()],
]);

/**
 * How both engines' columns are read: bigint and numeric as numbers (ours stay below 2^53), date as `YYYY-
 * MM-DD`, timestamptz as ISO 8601 UTC with milliseconds, the rest as pg does (jsonb parsed, bytea as
 * Buffer).
 */
const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
