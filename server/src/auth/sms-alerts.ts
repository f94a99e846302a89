import { countVerifications } from '@soumdar/db';
import { hourSeconds, secondsBefore } from '../clock.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/** Fewer codes than this in an hour prove nothing. */
const suspiciousSends = 50;
/** Of real visitors most type the code they asked for. */
const leastVerifiedShare = 0.2;

/** Codes that hardly anybody types are asked for by a machine, to make us pay for SMS. */
export async function alertOfPumping(services: Services): Promise<void> {
  const since = secondsBefore(services.clock(), hourSeconds);
  const { sent, verified } = await countVerifications(services.database.kysely, since);
  if (sent < suspiciousSends || verified >= sent * leastVerifiedShare) return;
  if (await refusedByLimit(services, limits.alertsAbout('SMS pumping'))) return;
  services.alert(
    `In an hour ${sent} codes were sent and only ${verified} phones verified: this may be SMS pumping.`,
  );
}
