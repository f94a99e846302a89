import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

const currentTransaction = new AsyncLocalStorage<{ open: boolean }>();

/**
 * PostgreSQL's dialect, which refuses a query for a second connection within a transaction: on the embedded
 * database it would wait for its own transaction, on PostgreSQL for a pool that others like it may exhaust.
 */
export class OneConnectionDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new OneConnectionDriver(this.#config);
  }

  override createAdapter() {
    return new NoMigrationLockAdapter();
  }
}

/** migrate.ts locks instead: kysely's lock belongs to a session, which pgbouncer shares. */
class NoMigrationLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class OneConnectionDriver extends PostgresDriver {
  readonly #transactions = new WeakMap<DatabaseConnection, { open: boolean }>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    if (currentTransaction.getStore()?.open) {
      throw new Error('A query inside a transaction must go through that transaction.');
    }
    return super.acquireConnection(...options);
  }

  override async beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>) {
    const transaction = { open: true };
    this.#transactions.set(begin[0], transaction);
    // remains set in the caller, and so in the transaction's function
    currentTransaction.enterWith(transaction);
    await super.beginTransaction(...begin);
  }

  override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]) {
    const transaction = this.#transactions.get(connection);
    if (transaction) transaction.open = false;
    await super.releaseConnection(connection);
  }
}
