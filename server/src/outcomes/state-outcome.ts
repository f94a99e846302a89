import type { CheckedOutcome, Outcome } from '@soumdar/contract';
import { listOutcomes, lockAccount, lockEstimation, saveOutcome } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import type { Refusal } from '../http/refusal.ts';
import { limits, saveWithinLimit } from '../limits/limits.ts';
import { isToCome } from '../process/clock.ts';
import type { Services } from '../services.ts';
import { presentOutcome } from './present-outcome.ts';

export async function stateOutcome(
  services: Services,
  accountId: string,
  estimationId: string,
  { kind, price, month, through, keepAnonymously }: CheckedOutcome,
): Promise<{ outcome: Outcome } | Refusal> {
  const now = services.clock();
  if (month !== undefined && isToCome(month, now))
    return {
      refused: 'validationFailed',
      details: [{ field: 'month', message: 'must not be a month to come' }],
    };
  const saved = await saveWithinLimit(services, limits.outcomesOf(accountId), async (trx) => {
    await lockAccount(trx, accountId);
    const estimation = await lockEstimation(trx, accountId, estimationId);
    if (!estimation) return { refused: 'notFound' };
    await saveOutcome(trx, {
      account_id: accountId,
      estimation_id: estimationId,
      kind,
      price: price ?? null,
      month: month ?? null,
      through: through ?? null,
      // found now, since the account may be erased by a job that knows no zones
      neighbourhood: keepAnonymously && kind !== 'withdrawn' ? zoneTree().zoneAt(estimation) : null,
      stated_at: now,
    });
    const rows = await listOutcomes(trx, accountId, [estimationId]);
    return { outcome: presentOutcome(rows.get(estimationId)!) };
  });
  return saved!;
}
