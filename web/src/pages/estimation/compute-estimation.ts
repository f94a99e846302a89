import { apiErrors } from '@soumdar/contract';
import { track } from '../../analytics/track.ts';
import { dataOf } from '../../api/call.ts';
import { calculateEstimation } from '../../api/calls.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { keepPendingEstimation, type PendingEstimation } from '../../session/pending-estimation.ts';
import { clearSession } from '../../session/session.ts';
import type { ResultsState } from '../results/results-state.ts';
import { toEstimationRequest } from './wizard-answers.ts';

/**
 * Has an estimation computed. Too little data around is a result too. After an answer that ended the session the
 * estimation is left pending, so that signing in again computes it.
 */
export async function computeEstimation(
  pending: PendingEstimation,
): Promise<{ results: ResultsState } | { failure: ApiFailure }> {
  const { type, location: localisation, searchParams: location, formData } = pending;
  const request = toEstimationRequest(type, location, localisation, formData);
  const propertyDetails = { type, location, localisation, details: request.details };
  const told = { property_type: type };
  track({ name: 'estimation_started', properties: told });
  try {
    const { data } = await calculateEstimation(request);
    track({ name: 'estimation_completed', properties: told });
    return { results: { propertyDetails, estimationData: data } };
  } catch (thrown) {
    const failure = asFailure(thrown);
    const lacksData = failure.code === apiErrors.notEnoughData.code;
    const reason = lacksData ? 'insufficient_data' : failure.type;
    track({ name: 'estimation_failed', properties: { ...told, reason } });
    if (lacksData) {
      const counts = await dataOf(failure, 'notEnoughData');
      if (counts) return { results: { propertyDetails, error: { type: 'insufficient_data', ...counts } } };
    }
    if (failure.type === 'unauthorized') {
      clearSession();
      keepPendingEstimation(pending);
    }
    return { failure };
  }
}
