import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

type Line = (details: object, text: string) => void;

/** The text never varies, and no detail is personal. */
export interface Log {
  info: Line;
  warn: Line;
  error: Line;
  /** Every line that `work` writes has these details as well. */
  during<Result>(details: object, work: () => Result): Result;
}

const current = new AsyncLocalStorage<FastifyBaseLogger>();

export function createLog(base: FastifyBaseLogger): Log {
  const log = () => current.getStore() ?? base;
  return {
    info: (details, text) => log().info(details, text),
    warn: (details, text) => log().warn(details, text),
    error: (details, text) => log().error(details, text),
    during: (details, work) => logThrough(log().child(details), work),
  };
}

export function logThrough<Result>(log: FastifyBaseLogger, work: () => Result): Result {
  return current.run(log, work);
}
