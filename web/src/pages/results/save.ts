import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/results';
import { useNavigate } from 'react-router';
import { calculateEstimation } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';
import { estimateFailureText } from '../../components/account/estimate.ts';
import { standingRequest } from '../../components/account/manual-request.ts';
import { ofVisitor } from '../../components/account/results-owner.ts';
import { sessionEnds, useSessionEnd } from '../../components/account/session-end.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { toasts } from '../../ui/toasts.ts';

/**
 * Has the estimate shown kept, unless it is, and gives its id; undefined where it could not be, which a message says. Sent again, from
 * whichever button, it is kept once.
 *
 * @param id of the estimate shown, where it is kept
 * @param replaces the estimate that it corrects; without it, it is one of its own
 */
export function useSave(property: PropertyDetails, id: string | undefined, replaces: string | undefined) {
  const navigate = useNavigate();
  const { endSession } = useSessionEnd();
  return async (): Promise<string | undefined> => {
    if (id !== undefined) return id;
    try {
      const { data } = await calculateEstimation({ ...(await standingRequest(property)), replaces });
      const state = ofVisitor({ propertyDetails: property, estimationData: data });
      await navigate(sitePaths.results, { replace: true, state });
      toasts.success(replaces ? words.correctedAndSaved : words.saved);
      return data.id;
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.type === 'unauthorized') endSession(sessionEnds.estimation);
      else toasts.error(estimateFailureText(failure));
      return undefined;
    }
  };
}

/** What PDF, sharing and following do first with a refined estimate. */
export const saveText = (replaced: true | undefined) =>
  replaced ? words.saveFirstAsNew : words.saveFirstAsCorrection;
