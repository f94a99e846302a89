import { coarsePosition, type Location } from '@soumdar/contract';
import { countHits, hashContact, takeHit } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, saveWithinLimit, type LimitServices } from '../limits/limits.ts';
import type { Log } from '../process/log.ts';
import { writeIfPossible } from '../process/write-if-possible.ts';

/** While the database cannot write, positions are valued uncounted. */
export async function positionRefused(
  services: LimitServices & { log: Log },
  accountId: string,
  position: Location,
): Promise<Refusal | undefined> {
  const { database, clock } = services;
  // under the same hash for the next account of the same contact, whose counts go on
  const hashOf = ({ lat, lng }: Location) => hashContact(database.kysely, `${lat} ${lng}`);
  const known = limits.valuationAt(accountId, await hashOf(position));
  if ((await countHits(database.kysely, known, clock())) > 0) return undefined;
  const area = limits.positionsIn(accountId, await hashOf(coarsePosition(position)));
  const counted = await writeIfPossible(services, () =>
    saveWithinLimit(services, area, async (trx) => {
      const hit = await takeHit(trx, known, clock());
      return hit.accepted ? hit : undefined;
    }),
  );
  return counted && 'refused' in counted ? counted : undefined;
}
