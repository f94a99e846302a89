import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/results';
import { useNavigate } from 'react-router';
import { calculateEstimation } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';
import { estimateFailureText } from '../../components/account/estimate.ts';
import { withoutOffers } from '../../components/account/manual-request.ts';
import { ofVisitor } from '../../components/account/results-owner.ts';
import { sessionEnds, useSessionEnd } from '../../components/account/session-end.ts';
import { renewReplaced } from '../../estimation/draft.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { toasts } from '../../ui/toasts.ts';

/**
 * Saves the estimate once, whichever buttons request it; undefined, with a message, where that fails.
 *
 * @param id of the estimate shown, where it is saved already
 * @param replaces the estimate that it corrects
 */
export function useSave(property: PropertyDetails, id: string | undefined, replaces: string | undefined) {
  const navigate = useNavigate();
  const { endSession } = useSessionEnd();
  return async (): Promise<string | undefined> => {
    if (id !== undefined) return id;
    try {
      const { data } = await calculateEstimation({ ...withoutOffers(property), replaces });
      const estimationData = { ...data, madeAt: new Date().toISOString() };
      const state = ofVisitor({ propertyDetails: property, estimationData });
      if (replaces !== undefined && data.id !== undefined) renewReplaced(replaces, data.id);
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

export const saveText = (replaced: true | undefined) =>
  replaced ? words.saveFirstAsNew : words.saveFirstAsCorrection;
