import { apiErrors, sitePaths } from '@soumdar/contract';
import { hasShownFigure } from '@soumdar/views';
import * as words from '@soumdar/words/estimating';
import { useNavigate } from 'react-router';
import { track } from '../../analytics/track.ts';
import { dataOf } from '../../api/call.ts';
import { calculateEstimation } from '../../api/calls.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { closeDraft } from '../../estimation/draft.ts';
import { savePendingEstimation, type PendingEstimation } from '../../estimation/pending-estimation.ts';
import type { ResultsState } from '../../estimation/results-state.ts';
import { restoreAnswers, projectAnswers, toEstimationRequest } from '../../estimation/wizard-answers.ts';
import { roundedPosition } from '../../position.ts';
import { toasts } from '../../ui/toasts.ts';
import { addressInArabic } from '../map/address-mapping.ts';
import { ofVisitor, whoIsSignedIn } from './results-owner.ts';
import { sessionEnds, useSessionEnd } from './session-end.ts';

interface Options {
  replace?: boolean;
  /** except the end of the session, which leads to the login */
  onFailure: (failure: ApiFailure) => void;
}

export function useEstimate(loadResultsPage: () => Promise<unknown>) {
  const navigate = useNavigate();
  const { endSession } = useSessionEnd();

  return async (pending: PendingEstimation, { replace = false, onFailure }: Options) => {
    // so that nothing of this screen shows between the overlay and the results
    const nextScreen = loadResultsPage().catch(() => null);
    const owner = whoIsSignedIn();
    const outcome = await computeEstimation(pending);
    if ('results' in outcome) {
      closeDraft(outcome.results.estimationData?.id);
      await nextScreen;
      if (isGood(outcome.results)) toasts.success(words.estimated);
      void navigate(sitePaths.results, { state: ofVisitor(outcome.results), replace });
    } else if (outcome.failure.type === 'unauthorized') {
      endSession(sessionEnds.estimation);
      // ending the session forgets it; signing in again computes it
      savePendingEstimation({ ...pending, owner });
    } else onFailure(outcome.failure);
  };
}

/** 404: the estimate to correct is gone. */
export const estimateFailureText = (failure: ApiFailure): string =>
  failure.status === 404 ? words.correctedIsGone : errorMessage(failure);

/** The results page itself reports bad results. */
function isGood({ propertyDetails, estimationData }: ResultsState): boolean {
  return estimationData !== undefined && hasShownFigure(propertyDetails.type, estimationData);
}

/** Too little data around is a result too. */
async function computeEstimation(
  pending: PendingEstimation,
): Promise<{ results: ResultsState } | { failure: ApiFailure }> {
  // an older version of the site may have stored it
  const { type, location: localisation, searchParams, formData } = pending;
  const { precision } = searchParams;
  const location = { ...roundedPosition(searchParams), ...(precision && { precision }) };
  const answers = restoreAnswers(formData);
  const request = toEstimationRequest(type, location, localisation, answers);
  const { details } = request;
  const propertyDetails = { type, location, localisation, details, answers: projectAnswers(type, answers) };
  const stated = { property_type: type };
  track({ name: 'estimation_started', properties: stated });
  try {
    const { data } = await calculateEstimation({ ...request, replaces: pending.replaces });
    track({ name: 'estimation_completed', properties: stated });
    const { localisationAr } = data;
    const estimationData = { ...data, madeAt: new Date().toISOString() };
    return { results: { propertyDetails: { ...propertyDetails, localisationAr }, estimationData } };
  } catch (thrown) {
    const failure = asFailure(thrown);
    const lacksData = failure.code === apiErrors.notEnoughData.code;
    const reason = lacksData ? 'insufficient_data' : failure.type;
    track({ name: 'estimation_failed', properties: { ...stated, reason } });
    if (lacksData) {
      const counts = await dataOf(failure, 'notEnoughData');
      if (counts)
        return {
          results: {
            propertyDetails: { ...propertyDetails, localisationAr: addressInArabic(localisation) },
            error: { type: 'insufficient_data', ...counts },
          },
        };
    }
    return { failure };
  }
}
