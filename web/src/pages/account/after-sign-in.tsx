import { sitePaths } from '@soumdar/contract';
import { inProgress } from '@soumdar/words/estimating';
import { requestSent } from '@soumdar/words/common';
import * as words from '@soumdar/words/sign-in';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { estimateFailureText, useEstimate } from '../../components/account/estimate.ts';
import { sendManualRequest } from '../../components/account/manual-request.ts';
import { whoIsSignedIn } from '../../components/account/results-owner.ts';
import type { SentToSignIn } from '../../components/account/session-end.ts';
import {
  clearPendingManualRequest,
  readPendingManualRequest,
  saveChoices,
} from '../../estimation/manual-choices.ts';
import type { PendingEstimation } from '../../estimation/pending-estimation.ts';
import {
  forgetRegistrationDraft,
  readPendingEstimationOf,
  readRegistrationDraft,
  takePendingEstimation,
} from './registration-draft.ts';
import { currentSession } from '../../session/session.ts';
import { forgetTypedAccount } from '../../session/typed-account.ts';
import { ButtonLink, Button } from '../../ui/button.tsx';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { addressInArabic } from '../../components/map/address-mapping.ts';
import { placeText } from '../../components/place-text.ts';
import { Sentence } from '../../ui/sentence.tsx';

const loadResultsPage = () => import('../results/results-page.tsx');

/**
 * Where a sign-in leads: the pending estimation or manual request, else the estimation that waits on the
 * device, else the page that requires a session, else the queue of an expert, else the dashboard.
 */
export function AfterSignIn({
  proved,
}: {
  /** the registration just verified */
  proved?: string | undefined;
}) {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<SentToSignIn> | null;
  const redirectLater = useRedirectLater();
  const estimate = useEstimate(loadResultsPage);
  const [underWay, setUnderWay] = useState(() => whatIsUnderWay(proved));
  const [offered, setOffered] = useState<PendingEstimation | null>(null);
  const begun = useRef(false);

  async function takeOn() {
    forgetTypedAccount();
    const user = currentSession()?.user;
    const pending = user ? takePendingEstimation(user, proved) : null;
    if (pending) {
      const done = await compute(pending);
      if (!done) redirectLater(2000, sitePaths.dashboard, { replace: true });
    } else if (!(await takeUpRequest())) {
      const waiting = waitingOnDevice();
      if (waiting) setOffered(waiting);
      else leave();
    }
  }

  const waitingOnDevice = () => {
    const user = currentSession()?.user;
    return user ? readRegistrationDraft(user, proved) : null;
  };

  /** False where that failed; what waits on the device goes on waiting. */
  async function compute(pending: PendingEstimation): Promise<boolean> {
    const waited = waitingOnDevice() !== null;
    let done = true;
    setUnderWay(inProgress);
    const onFailure = (failure: ApiFailure) => {
      done = false;
      setUnderWay(null);
      toasts.error(estimateFailureText(failure));
    };
    await estimate(pending, { replace: true, onFailure });
    if (done && waited) forgetRegistrationDraft();
    return done;
  }

  function leave() {
    const { returnTo = ownHome(), results, owner = whoIsSignedIn() } = state ?? {};
    const isOthers = (results ? results.owner : owner) !== whoIsSignedIn();
    void navigate(isOthers ? ownHome() : returnTo, {
      replace: true,
      state: isOthers ? null : results,
    });
  }

  /** Sends only a request of this account. */
  async function takeUpRequest(): Promise<boolean> {
    const pending = pendingRequest();
    clearPendingManualRequest();
    if (!pending) return false;
    const { results, choices } = pending;
    const nextScreen = loadResultsPage().catch(() => null);
    const shown = await sendManualRequest(results, choices).catch((thrown: unknown) => {
      // the form still holds it, and sends it again under the same key
      saveChoices(results.propertyDetails, choices);
      toasts.error(errorMessage(asFailure(thrown)));
      return results;
    });
    await nextScreen;
    if (shown.expertAsked) toasts.success(requestSent);
    void navigate(sitePaths.results, { replace: true, state: shown });
    return true;
  }

  useEffect(() => {
    // in development, React runs the effects of a new screen twice
    if (begun.current) return;
    begun.current = true;
    void takeOn();
    // once, whatever changes meanwhile
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (underWay)
    return (
      // full height, else the footer would appear, and move again with the results
      <div className="min-h-dvh">
        <LoadingOverlay text={underWay} />
      </div>
    );
  return (
    <AuthScreen>
      {offered ? (
        <WaitingEstimation
          pending={offered}
          onTake={() => void compute(offered)}
          onForget={() => {
            forgetRegistrationDraft();
            leave();
          }}
        />
      ) : (
        <AuthCard title={words.signedIn} lead={words.redirecting}>
          <ButtonLink look="outline" to={sitePaths.dashboard} replace>
            {words.dashboard}
          </ButtonLink>
        </AuthCard>
      )}
    </AuthScreen>
  );
}

const ownHome = () => (currentSession()?.user.role === 'expert' ? sitePaths.experts : sitePaths.dashboard);

const pendingRequest = () => readPendingManualRequest(currentSession()?.user.id);

function whatIsUnderWay(proved: string | undefined): string | null {
  const user = currentSession()?.user;
  if (user && readPendingEstimationOf(user, proved)) return inProgress;
  return pendingRequest() ? words.sendingRequest : null;
}

/** Described before the account existed, in a tab that was closed meanwhile. */
function WaitingEstimation({
  pending: { type, location, searchParams },
  onTake,
  onForget,
}: {
  pending: PendingEstimation;
  onTake: () => void;
  onForget: () => void;
}) {
  const place = placeText({
    localisation: location,
    localisationAr: addressInArabic(location),
    location: searchParams,
  });
  return (
    <AuthCard
      title={words.resumeEstimation}
      lead={
        <Sentence
          text={words.waitingAnswers(propertyTypeLabel(type), place.text)}
          marks={{ property: (text) => <strong className="text-ink">{text}</strong> }}
        />
      }
    >
      <div className="flex flex-col gap-3">
        <Button onClick={onTake}>{words.getEstimation}</Button>
        <Button look="quiet" onClick={onForget}>
          {words.eraseAnswers}
        </Button>
      </div>
    </AuthCard>
  );
}
