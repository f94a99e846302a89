import { randomUUID } from 'node:crypto';
import { releaseLease, renewLease, takeLease, type Database, type LeaseName } from '@soumdar/db';

/** The clock of a use case, and the signal that ends it early. */
export interface Running {
  clock: () => Date;
  signal: AbortSignal;
}

const renewalMs = 15_000;

/**
 * Does what only one process at a time may do, under a lease in the database; 'busy' when another process holds it. The lease of
 * a process that died runs out within a minute. The signal that `work` gets is also aborted when this process lost its lease.
 */
export async function oneAtATime<Result>(
  { kysely }: Database,
  name: LeaseName,
  { clock, signal }: Running,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | 'busy'> {
  const lease = { name, holder: randomUUID() };
  if (!(await takeLease(kysely, lease, clock()))) return 'busy';
  const lost = new AbortController();
  const renewal = setInterval(() => {
    // when one renewal fails, others follow before the lease runs out
    renewLease(kysely, lease, clock()).then(
      (isHeld) => isHeld || lost.abort(new Error(`another process has taken over the ${name}`)),
      () => {},
    );
  }, renewalMs);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(renewal);
    // if the database is gone, the lease runs out by itself
    await releaseLease(kysely, lease).catch(() => {});
  }
}
