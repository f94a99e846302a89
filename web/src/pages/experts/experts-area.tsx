import { sitePaths } from '@soumdar/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import type { SentToSignIn } from '../../session/after-sign-in.tsx';
import { clearSession, useSession } from '../../session/session.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoIndex } from '../../ui/no-index.tsx';
import { expertQueryClient, expertUserQuery } from './expert-queries.ts';
import { ExpertRoutes } from './expert-routes.tsx';
import { ExpertsNav } from './experts-nav.tsx';
import { ExpertsOnly } from './experts-only.tsx';
import { firstQueueView } from './queue/queue-view.ts';
import { SessionEnded } from './session-ended.tsx';

/** What every page of the area stands in: only an expert who is signed in sees one. */
export default function ExpertsArea() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const [signedInOnArrival] = useState(session !== null);
  const [leaving, setLeaving] = useState(false);
  const comeBack: SentToSignIn = { returnTo: pathname };

  /** The server ended the session: to the login page and back, without a glimpse of the panel below. */
  function leaveForLogin() {
    // who signed out while a call was on its way is led home
    if (!window.location.pathname.startsWith(sitePaths.experts)) return;
    setLeaving(true);
    clearSession();
    const state: SentToSignIn = { returnTo: window.location.pathname };
    void navigate(sitePaths.login, { replace: true, state });
  }

  if (leaving) return null;
  return (
    <>
      <NoIndex />
      {session ? (
        <SignedIn key={session.user.id} onSessionEnded={leaveForLogin} />
      ) : signedInOnArrival ? (
        <SessionEnded comeBack={comeBack} />
      ) : (
        <Navigate to={sitePaths.login} replace state={comeBack} />
      )}
    </>
  );
}

function SignedIn({ onSessionEnded }: { onSessionEnded: () => void }) {
  const [client] = useState(() => expertQueryClient(onSessionEnded));
  return (
    <QueryClientProvider client={client}>
      <ForExperts />
    </QueryClientProvider>
  );
}

function ForExperts() {
  const { data: user, error, refetch } = useQuery(expertUserQuery);
  // kept here, so that it is found again on the way back from a request
  const queueView = useState(firstQueueView);
  if (!user) {
    return error ? (
      <div className="mx-auto max-w-xl px-4 py-16">
        <LoadFailure text={inFrench(asFailure(error))} onRetry={() => void refetch()} />
      </div>
    ) : (
      <Loading />
    );
  }
  if (user.role !== 'expert') return <ExpertsOnly />;
  return (
    <div className="mx-auto max-w-6xl px-4 pb-12 sm:px-6">
      <ExpertsNav />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <ExpertRoutes queueView={queueView} />
      </Suspense>
    </div>
  );
}
