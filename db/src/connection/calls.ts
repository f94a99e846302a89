import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, PoolClient } from 'pg';

/** The caller has already received the answer that it took too long. */
export class OverdueError extends Error {
  constructor() {
    super('the call took too long');
  }
}

const currentCall = new AsyncLocalStorage<AbortSignal>();

/**
 * Once the signal is aborted, `work` begins no statement and its transaction is rolled back. A running
 * statement ends by itself, since it may be a commit.
 */
export function asCall<Result>(over: AbortSignal, work: () => Result): Result {
  return currentCall.run(over, work);
}

/**
 * A statement silent for so long loses its connection, since the system takes a quarter of an hour to
 * notice a vanished server. Longer than the server's own limit outside of calls; shorter within one, since
 * others need the connection.
 */
const silentMs = { call: 30_000, work: 75_000 };

/** Ties the statements of a connection to the call that makes them, and bounds their silence. */
export function boundStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let mayTakeLong = false;
  const boundQuery = (...args: unknown[]) => {
    // the pool runs statements with a callback during whichever call released the connection
    if (typeof args.at(-1) === 'function') return query(...args);
    const call = currentCall.getStore();
    const [text] = args;
    // an abandoned transaction is still rolled back
    if (call?.aborted && text !== 'rollback') return Promise.reject(new OverdueError());
    if (text === 'set local statement_timeout = 0') mayTakeLong = true;
    if (text === 'commit' || text === 'rollback') mayTakeLong = false;
    const answered = query(...args);
    if (mayTakeLong || !(answered instanceof Promise)) return answered;
    const lost = setTimeout(() => cutOff(client), silentMs[call ? 'call' : 'work']);
    return answered.finally(() => clearTimeout(lost));
  };
  client.query = boundQuery as typeof client.query;
}

/** The driver ends a busy connection without waiting for its answer. */
function cutOff(client: PoolClient): void {
  void (client as unknown as Client).end();
}
