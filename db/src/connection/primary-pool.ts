import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { isPassingTrouble, StandbyError } from './database-trouble.ts';
import { PrimaryClient } from './primary-client.ts';

const betweenTriesMs = 100;

/** How long, and after which errors, a connection is tried for again. */
export interface Patience {
  ms: number;
  waitsAfter: (error: unknown) => boolean;
}

/** Longer than a switchover takes, and shorter than anybody waits for an answer. */
export const patienceOfCalls: Patience = { ms: 10_000, waitsAfter: isPassingTrouble };

/** Longer than it takes to replace a lost primary. An address where nothing listens is rather a wrong one. */
export const patienceOfStarts: Patience = {
  ms: 30_000,
  waitsAfter: (error) => isPassingTrouble(error) && !/^(ECONNREFUSED|ENOTFOUND)$/.test(String(error.code)),
};

/**
 * A pool whose connections lead to the primary of a cluster. A connection is asked for again while there is no primary; a
 * new one is used once its server said that it is no standby, and all are asked anew after one refused a write.
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

  /** A connection of the driver, to be released. */
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

  /** Has every connection asked anew before it is used again. */
  doubt(): void {
    this.#verified = new WeakSet();
  }

  /** Runs SQL of others on a connection that is dropped when it fails, and with it any transaction left open. */
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
