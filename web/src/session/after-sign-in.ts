import { sitePaths } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import { inFrench } from '../api/french.ts';
import { forgetAccount } from '../pages/estimation/draft.ts';
import { useEstimate } from '../pages/estimation/estimate.ts';
import { useRedirectLater } from '../ui/redirect-later.ts';
import { toasts } from '../ui/toasts.tsx';
import { clearPendingEstimation, readPendingEstimation } from './pending-estimation.ts';

/** Takes on a visitor who just signed in: to the results of the estimation left pending, else to the dashboard. */
export function useAfterSignIn() {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();
  const estimate = useEstimate();

  return async () => {
    forgetAccount();
    const pending = readPendingEstimation();
    if (!pending) {
      void navigate(sitePaths.dashboard, { replace: true });
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
