import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, PostgresDialect, PostgresDriver, type TransactionSettings } from 'kysely';
import type { PostgresDialectConfig } from 'kysely';

const currentTransaction = new AsyncLocalStorage<{ open: boolean }>();

/**
 * PostgreSQL's dialect, but a query that asks for a second connection inside a transaction is refused at once:
 * on the embedded database it would wait for its own transaction, on PostgreSQL for a pool that may be empty.
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
}

class OneConnectionDriver extends PostgresDriver {
  readonly #transactions = new WeakMap<DatabaseConnection, { open: boolean }>();

  override async acquireConnection() {
    if (currentTransaction.getStore()?.open) {
      throw new Error('A query inside a transaction must go through that transaction.');
    }
    return super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const transaction = { open: true };
    this.#transactions.set(connection, transaction);
    // holds from here on in the caller, so also in the function that it runs within the transaction
    currentTransaction.enterWith(transaction);
    await super.beginTransaction(connection as never, settings);
  }

  override async releaseConnection(connection: DatabaseConnection) {
    const transaction = this.#transactions.get(connection);
    if (transaction) transaction.open = false;
    await super.releaseConnection(connection as never);
  }
}
