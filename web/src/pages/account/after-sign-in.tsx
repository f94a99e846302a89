import { sitePaths } from '@soumdar/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import { useEstimate } from '../../components/account/estimate.ts';
import type { SentToSignIn } from '../../components/account/session-end.ts';
import { clearPendingEstimation, readPendingEstimation } from '../../estimation/pending-estimation.ts';
import { forgetTypedAccount } from '../../session/typed-account.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';
import { AuthCard, AuthScreen } from './auth-card.tsx';

const loadResultsPage = () => import('../results/results-page.tsx');

/**
 * Takes on a visitor who is signed in: to the results of the estimation left pending, else to the page that asked for
 * a session, else to the dashboard.
 */
export function AfterSignIn() {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<SentToSignIn> | null;
  const redirectLater = useRedirectLater();
  const estimate = useEstimate(loadResultsPage);
  const [estimating, setEstimating] = useState(() => readPendingEstimation() !== null);
  const begun = useRef(false);

  async function takeOn() {
    forgetTypedAccount();
    const pending = readPendingEstimation();
    if (!pending) return navigate(state?.returnTo ?? sitePaths.dashboard, { replace: true });
    clearPendingEstimation();
    await estimate(pending, {
      replace: true,
      onFailure: (failure) => {
        setEstimating(false);
        toasts.error(errorMessage(failure));
        redirectLater(2000, sitePaths.dashboard, { replace: true });
      },
    });
  }

  useEffect(() => {
    // once: while developing, React runs the effects of a new screen twice
    if (begun.current) return;
    begun.current = true;
    void takeOn();
    // whatever changes meanwhile, it is not begun again
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return estimating ? (
    // as tall as the screen: the foot of the page would come up, and go down again with the results
    <div className="min-h-dvh">
      <LoadingOverlay text="Estimation en cours..." />
    </div>
  ) : (
    <AuthScreen>
      <AuthCard title="Connexion réussie" lead="Redirection…">
        <ButtonLink look="outline" to={sitePaths.dashboard} replace>
          Tableau de bord
        </ButtonLink>
      </AuthCard>
    </AuthScreen>
  );
}
