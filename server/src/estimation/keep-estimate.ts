import { estimationDataSchema, type CheckedEstimationRequest, type EstimationData } from '@soumdar/contract';
import { findEstimation, insertEstimation, type EstimationRow } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { keepWithinLimit, limits, refusedWhenFull } from '../limits/limits.ts';
import { consent } from '../privacy/consent.ts';
import type { Services } from '../services.ts';
import { calculateEstimate } from './calculate-estimate.ts';
import { describedProperty, holds } from './described-property.ts';
import { toRecord } from './record.ts';

/**
 * Values a property and keeps that as a record of the account. Asked again under the same key, it answers with the
 * record of the first time, whatever the market and the limit of the day have become.
 */
export async function keepEstimate(
  services: Services,
  accountId: string,
  request: CheckedEstimationRequest,
  requestKey?: string,
): Promise<EstimationData | Refusal> {
  const limit = limits.estimatesOf(services, accountId);
  // asked before the record: what a twin of this call kept and counted meanwhile is then found
  const full = await refusedWhenFull(services, limit);
  const first = requestKey && (await findEstimation(services.database.kysely, accountId, requestKey));
  if (first)
    return holds(first, describedProperty(request)) ? presentKept(first) : { refused: 'requestKeyReused' };

  if (full) return full;
  const estimated = await calculateEstimate(services, request);
  if ('refused' in estimated) return estimated;
  const now = services.clock();
  const kept = await keepWithinLimit(services, limit, async (trx) => {
    const id = await insertEstimation(trx, toRecord(accountId, request, estimated, now, requestKey));
    if (!id) return undefined;
    if (request.explore_pro_opportunities) await consent(trx, accountId, 'offers', now);
    return { id, ...estimated };
  });
  // a twin of this call was faster: there is a first time now
  return kept ?? keepEstimate(services, accountId, request, requestKey);
}

function presentKept(row: EstimationRow): EstimationData {
  return estimationDataSchema.parse({
    id: row.id,
    estimation: row.result,
    confidence: row.confidence,
    comparables: row.comparables,
    comparableCounts: row.comparable_counts,
    explanation: row.explanation,
    basis: row.basis,
  });
}
