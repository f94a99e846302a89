import { randomUUID } from 'node:crypto';
import { releaseLease, renewLease, takeLease, type Database, type LeaseName } from '@soumdar/db';

export interface Running {
  clock: () => Date;
  signal: AbortSignal;
}

const renewalMs = 15_000;

/**
 * 'busy' when another process holds the lease, which ends within a minute of its death. The signal is also
 * aborted when this process lost it.
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
    // when one renewal fails, others follow before the lease ends
    renewLease(kysely, lease, clock()).then(
      (isHeld) => isHeld || lost.abort(new Error(`another process has taken over the ${name}`)),
      () => {},
    );
  }, renewalMs);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(renewal);
    // without the database, the lease ends by itself
    await releaseLease(kysely, lease).catch(() => {});
  }
}
