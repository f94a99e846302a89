import { asCall, OverdueError } from '@soumdar/db';

/** `work` stops only at the end of its statement in the database. */
export async function inTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    over.abort();
    late.reject(new OverdueError());
  }, ms);
  try {
    return await Promise.race([asCall(over.signal, work), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
