import { sitePaths } from '@soumdar/contract';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { track } from '../../../analytics/track.ts';
import { previewEstimation } from '../../../api/calls.ts';
import { asFailure } from '../../../api/failure.ts';
import { inFrench } from '../../../api/french.ts';
import { clearSession } from '../../../session/session.ts';
import { byRule } from '../../../ui/form-rule.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { useRedirectLater } from '../../../ui/redirect-later.ts';
import { toasts } from '../../../ui/toasts.tsx';
import type { PropertyDetails, ResultsState } from '../results-state.ts';
import { knownAnswers, refinedDetails, refinementWrongs, type RefinementAnswers } from './refinement.ts';

/** The form that estimates the same property again, better described, in place of the results shown. */
export function useRefine(property: PropertyDetails) {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();
  const { busy, run } = useOneAtATime();
  const form = useForm<RefinementAnswers>({
    defaultValues: knownAnswers(property.details),
    resolver: byRule(refinementWrongs),
  });

  async function estimateAgain(answers: RefinementAnswers) {
    const propertyDetails = { ...property, details: refinedDetails(property.details, answers) };
    try {
      const { data } = await previewEstimation(propertyDetails);
      const state: ResultsState = { propertyDetails, estimationData: data };
      await navigate(sitePaths.results, { replace: true, state });
      window.scrollTo({ top: 0 });
      toasts.success('Estimation mise à jour');
      track({ name: 'user_interaction', properties: { interaction: 'estimation_refined' } });
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.type === 'unauthorized') {
        clearSession();
        toasts.error('Session expirée. Redirection vers la connexion...');
        redirectLater(1500, sitePaths.login);
      } else toasts.error(inFrench(failure));
    }
  }

  return { form, busy, submit: form.handleSubmit((answers) => run(() => estimateAgain(answers))) };
}
