import type { CheckedEstimationRequest, EstimationData } from '@soumdar/contract';
import type { NewEstimation } from '@soumdar/db';
import { describedProperty } from './described-property.ts';

/** The estimate as it is kept for its user: shown again later, it is what it was. */
export function toRecord(
  accountId: string,
  request: CheckedEstimationRequest,
  estimated: Omit<EstimationData, 'id'>,
  now: Date,
  requestKey: string | undefined,
): NewEstimation {
  return {
    account_id: accountId,
    created_at: now,
    request_key: requestKey ?? null,
    ...describedProperty(request),
    result: JSON.stringify(estimated.estimation),
    confidence: JSON.stringify(estimated.confidence),
    comparables: JSON.stringify(estimated.comparables),
    comparable_counts: JSON.stringify(estimated.comparableCounts),
    explanation: JSON.stringify(estimated.explanation),
    basis: JSON.stringify(estimated.basis),
  };
}
