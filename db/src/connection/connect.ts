import type { Kysely } from 'kysely';
import { Pool, type PoolConfig, type CustomTypesConfig, types } from 'pg';
import { boundStatements } from './calls.ts';
import { OneConnectionDialect } from './one-connection-dialect.ts';
import { RetryingKysely } from './retrying-kysely.ts';
import { type Patience, PrimaryPool } from './primary-pool.ts';
import type { Schema } from '../schema.ts';

/**
 * Opens a pool on a server that speaks PostgreSQL's protocol: a real one, or the embedded one through its socket.
 * Nothing may hang for ever: connecting, each statement, waiting for a lock and an idle transaction all have a timeout. With `patience` its
 * connections lead to a primary, which is waited for. `onError` is called for each kysely query that failed.
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
    // whoever keeps a row locked for long must not use up all connections
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    // notices a server that vanished without closing the connection before a query is sent to it
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // a connection given back is one that others of the server's clients may take for good
    idleTimeoutMillis: 0,
    types: columnTypes,
    ...server,
  });
  // a broken connection fails its query, if any, and the pool replaces it; without a listener its error would end the process
  connections.on('error', () => {});
  connections.on('connect', (client) => {
    client.on('error', () => {});
    // what has no timeout of its own may be silent for as long as it takes
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
      // kysely ends a pool only once it has asked for one of its connections
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
 * How columns are read, whatever the engine: bigint and numeric as numbers (none of ours outgrows 2^53), date as
 * `YYYY-MM-DD`, timestamptz as ISO 8601 UTC with milliseconds; the rest as pg reads it (jsonb parsed, bytea as Buffer).
 */
const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
