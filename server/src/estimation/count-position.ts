import { coarsePosition, type Location } from '@soumdar/contract';
import { countHits, takeHit } from '@soumdar/db';
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
  const known = limits.valuationAt(accountId, position);
  if ((await countHits(database.kysely, known, clock())) > 0) return undefined;
  const area = limits.positionsIn(accountId, coarsePosition(position));
  const counted = await writeIfPossible(services, () =>
    saveWithinLimit(services, area, async (trx) => {
      const hit = await takeHit(trx, known, clock());
      return hit.accepted ? hit : undefined;
    }),
  );
  return counted && 'refused' in counted ? counted : undefined;
}
