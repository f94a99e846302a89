import { sitePaths } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../api/failure.ts';
import type { PendingEstimation } from '../../session/pending-estimation.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';
import { computeEstimation } from './compute-estimation.ts';

interface Options {
  /** the results take the place of this screen in the history */
  replace?: boolean;
  /** any failure but the end of the session, which leads to the login whatever the screen */
  onFailure: (failure: ApiFailure) => void;
}

/** Computes an estimation and shows its results. */
export function useEstimate() {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();

  return async (pending: PendingEstimation, { replace = false, onFailure }: Options) => {
    // the next screen is fetched meanwhile, so that nothing of this one shows between the overlay and the results
    const nextScreen = import('../results/results-page.tsx').catch(() => null);
    const outcome = await computeEstimation(pending);
    if ('results' in outcome) {
      await nextScreen;
      if (!outcome.results.error) toasts.success('Estimation calculée avec succès !');
      void navigate(sitePaths.results, { state: outcome.results, replace });
    } else if (outcome.failure.type === 'unauthorized') {
      toasts.error('Session expirée. Redirection vers la connexion...');
      redirectLater(1500, sitePaths.login);
    } else onFailure(outcome.failure);
  };
}
