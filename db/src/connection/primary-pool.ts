import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { isPassingTrouble, StandbyError, isReadOnlyRefusal, markUnwritten } from './database-trouble.ts';

const betweenTriesMs = 100;

/** How long, and after which errors, connecting is retried. */
export interface Patience {
  ms: number;
  waitsAfter: (error: unknown) => boolean;
}

/** Longer than a switchover, shorter than anybody waits for an answer. */
export const patienceOfCalls: Patience = { ms: 10_000, waitsAfter: isPassingTrouble };

/** Longer than replacing a lost primary takes. An address where nothing listens is probably wrong. */
export const patienceOfStarts: Patience = {
  ms: 30_000,
  waitsAfter: (error) => isPassingTrouble(error) && !/^(ECONNREFUSED|ENOTFOUND)$/.test(String(error.code)),
};

/**
 * Retries while there is no primary. Uses a new connection only after its server denied being a standby,
 * and checks all again after one refused a write.
 */
export class PrimaryPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #patience: Patience;
  #verified = new WeakSet<PoolClient>();

  constructor(pool: Pool, patience: Patience) {
    this.#pool = pool;
    this.#patience = patience;
  }

  get options(): object {
    return this.#pool.options;
  }

  async connect(): Promise<PrimaryClient> {
    return new PrimaryClient(await this.acquire(), this);
  }

  /** A connection of the driver; release it. */
  async acquire(): Promise<PoolClient> {
    const deadline = performance.now() + this.#patience.ms;
    for (;;) {
      try {
        return await this.#acquireOnce();
      } catch (error) {
        if (performance.now() >= deadline || !this.#patience.waitsAfter(error)) throw error;
      }
      await wait(betweenTriesMs);
    }
  }

  async #acquireOnce(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    if (this.#verified.has(client)) return client;
    try {
      const { rows } = await client.query('select pg_is_in_recovery() as standby');
      if (rows[0].standby) throw new StandbyError();
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#verified.add(client);
    return client;
  }

  /** Checks every connection before its next use. */
  doubt(): void {
    this.#verified = new WeakSet();
  }

  /** Runs a library's SQL on a connection that is dropped on failure, with any open transaction. */
  async query(text: string, values?: unknown[]): Promise<QueryResult> {
    const client = await this.acquire();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

interface Primaries {
  acquire(): Promise<PoolClient>;
  /** Call it when a server refused a write: behind a proxy, any connection may lead to a standby now. */
  doubt(): void;
}

/**
 * After a lost connection, retries a read outside a transaction, and a write that a standby refused:
 * neither wrote anything. retrying-kysely.ts retries a transaction, unless its commit was lost: nobody
 * knows whether that was written.
 */
class PrimaryClient implements PostgresPoolClient {
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
    // the server already rolled back; failing here would hide why
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
