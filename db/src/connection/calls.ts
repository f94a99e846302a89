import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, PoolClient } from 'pg';

/** Whoever made the call has been answered that it took too long. */
export class OverdueError extends Error {
  constructor() {
    super('the call took too long');
  }
}

const currentCall = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs `work` as a call that is over once the signal is aborted: from then on it begins no statement, and a transaction
 * is rolled back. A statement under way ends by itself, for it may be a commit.
 */
export function asCall<Result>(over: AbortSignal, work: () => Result): Result {
  return currentCall.run(over, work);
}

/**
 * A statement that is silent for so long: its connection is given up, and the pool opens another. The server may be gone
 * without a word, which the system notices after a quarter of an hour only. Outside of calls it is longer than the
 * server lets a statement run; a call is over sooner, and others need its connection.
 */
const silentMs = { call: 30_000, work: 75_000 };

/** Has the statements of a connection belong to the call within which they are made, and none be silent for ever. */
export function boundStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let mayTakeLong = false;
  const boundQuery = (...args: unknown[]) => {
    // the pool runs statements with a callback in the midst of whatever call gave the connection back
    if (typeof args.at(-1) === 'function') return query(...args);
    const call = currentCall.getStore();
    const [text] = args;
    // a transaction that goes no further is still rolled back
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
