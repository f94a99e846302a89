import { randomUUID } from 'node:crypto';
import { releaseLease, renewLease, takeLease, type Database, type LeaseName } from '@soumdar/db';

/** Where a use case stands: its clock, and the signal that ends it early. */
export interface Running {
  clock: () => Date;
  signal: AbortSignal;
}

const renewalMs = 15_000;

/**
 * Does what one process of all may do at a time; 'busy' when another is at it. Should that one die, its turn is over within a
 * minute. The signal `work` gets also ends it when this process was silent for so long that another took its turn.
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
    // one that fails is followed by others before the lease runs out
    renewLease(kysely, lease, clock()).then(
      (kept) => kept || lost.abort(new Error(`another process has taken over the ${name}`)),
      () => {},
    );
  }, renewalMs);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(renewal);
    // a database that is gone lets it run out
    await releaseLease(kysely, lease).catch(() => {});
  }
}
