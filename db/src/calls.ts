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

/** Longer than the server lets a statement of a call run: a server still silent then is lost, and so is its connection. */
const silentMs = 75_000;

/** Has the statements of a connection belong to the call within which they are made. */
export function bindToCalls(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const queryWithinCall = (...given: unknown[]) => {
    const call = currentCall.getStore();
    if (!call) return query(...given);
    // a transaction that goes no further is still rolled back
    if (call.aborted && given[0] !== 'rollback') return Promise.reject(new OverdueError());
    const answered = query(...given);
    if (!(answered instanceof Promise)) return answered;
    const lost = setTimeout(() => cutOff(client), silentMs);
    return answered.finally(() => clearTimeout(lost));
  };
  client.query = queryWithinCall as typeof client.query;
}

/** The driver ends a busy connection without waiting for its answer. */
function cutOff(client: PoolClient): void {
  void (client as unknown as Client).end();
}
