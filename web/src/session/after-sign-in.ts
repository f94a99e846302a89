import { sitePaths } from '@soumdar/contract';
import { useLocation, useNavigate } from 'react-router';
import { inFrench } from '../api/french.ts';
import { forgetAccount } from '../pages/estimation/draft.ts';
import { useEstimate } from '../pages/estimation/estimate.ts';
import { useRedirectLater } from '../ui/redirect-later.ts';
import { toasts } from '../ui/toasts.tsx';
import { clearPendingEstimation, readPendingEstimation } from './pending-estimation.ts';

/** Navigation state of the login page for a visitor whom a page sent there: where that page is. */
export interface SentToSignIn {
  returnTo: string;
}

/**
 * Takes on a visitor who just signed in: to the results of the estimation left pending, else to the page that asked
 * for a session, else to the dashboard.
 */
export function useAfterSignIn() {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<SentToSignIn> | null;
  const redirectLater = useRedirectLater();
  const estimate = useEstimate();

  return async () => {
    forgetAccount();
    const pending = readPendingEstimation();
    if (!pending) {
      void navigate(state?.returnTo ?? sitePaths.dashboard, { replace: true });
      return;
    }
    clearPendingEstimation();
    await estimate(pending, {
      replace: true,
      onFailure: (failure) => {
        toasts.error(inFrench(failure));
        redirectLater(2000, sitePaths.dashboard, { replace: true });
      },
    });
  };
}
