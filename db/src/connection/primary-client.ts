import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { isPassingTrouble, isReadOnlyRefusal, markUnwritten } from './database-trouble.ts';

/** Where connections to the primary come from. */
interface Primaries {
  acquire(): Promise<PoolClient>;
  /** To be called when a server refused a write: through a proxy, any connection may have come to lead to a standby. */
  doubt(): void;
}

/**
 * A connection as kysely uses it. When it is lost, a read outside a transaction is asked again on another connection, and
 * so is a write that a standby refused: neither wrote anything. A transaction is begun again by whoever runs it (see
 * retrying-kysely.ts), unless the connection was lost over its commit: then nobody knows whether it was written.
 */
export class PrimaryClient implements PostgresPoolClient {
  readonly #pool: Primaries;
  #client: PoolClient | undefined;
  #inTransaction = false;
  #lost = false;

  constructor(client: PoolClient, pool: Primaries) {
    this.#client = client;
    this.#pool = pool;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('There is no cursor.');
    return this.#query(sql, parameters);
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    // the server has rolled back what it cannot hear of; failing here would hide why
    if (sql === 'rollback' && this.#lost) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    try {
      const result = await this.#client!.query(sql, [...parameters]);
      if (/^(begin|start transaction)\b/.test(sql)) this.#inTransaction = true;
      if (sql === 'commit' || sql === 'rollback') this.#inTransaction = false;
      return result;
    } catch (error) {
      if (!isPassingTrouble(error)) throw error;
      const isRefusal = isReadOnlyRefusal(error);
      if (isRefusal) this.#pool.doubt();
      if (sql !== 'commit') markUnwritten(error);
      this.#lost = true;
      if (this.#inTransaction || !(isRefusal || /^select\b/i.test(sql))) throw error;
      await this.#connectAnew();
      return this.#client!.query(sql, [...parameters]);
    }
  }

  async #connectAnew(): Promise<void> {
    this.release();
    this.#client = await this.#pool.acquire();
    this.#lost = false;
  }

  release(destroy = false): void {
    this.#client?.release(destroy || this.#lost);
    this.#client = undefined;
  }
}
