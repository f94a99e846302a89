import { sitePaths } from '@soumdar/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { AccountArea } from '../../components/account-area.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoIndex } from '../../ui/no-index.tsx';
import { expertUserQuery, liveAnswers } from './expert-queries.ts';
import { ExpertRoutes } from './expert-routes.tsx';
import { ExpertsNav } from './experts-nav.tsx';
import { ExpertsOnly } from './experts-only.tsx';
import { firstQueueView } from './queue/queue-view.ts';
import { SessionEnded } from './session-ended.tsx';

/** What every page of the area stands in: only an expert who is signed in sees one. */
export default function ExpertsArea() {
  const { pathname } = useLocation();
  return (
    <>
      <NoIndex />
      <AccountArea
        path={sitePaths.experts}
        comesBack
        ended={<SessionEnded comeBack={{ returnTo: pathname }} />}
        queries={liveAnswers}
      >
        {() => <ForExperts />}
      </AccountArea>
    </>
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
