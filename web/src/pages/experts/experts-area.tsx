import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-area';
import { toDashboard } from '@soumdar/words/not-found';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AccountArea } from '../../components/account/account-area.tsx';
import { SessionEnded } from '../../components/account/session-ended.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { expertUserQuery, liveAnswers } from './area/expert-queries.ts';
import { firstQueueView } from './area/queue-view.ts';
import { ExpertRoutes, ExpertsNav } from './expert-routes.tsx';

/** What every page of the area stands in: only an expert who is signed in sees one. */
export default function ExpertsArea() {
  const { pathname } = useLocation();
  return (
    <>
      <NoIndex />
      <AccountArea
        path={sitePaths.experts}
        comesBack
        ended={<SessionEnded text={words.signInAgain} comeBack={{ returnTo: pathname }} />}
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
        <LoadFailure text={errorMessage(asFailure(error))} onRetry={() => void refetch()} />
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

function ExpertsOnly() {
  usePageTitle(words.expertsOnly);
  return (
    <EmptyState page title={words.expertsOnly} text={words.expertsOnlyExplanation}>
      <ButtonLink to={sitePaths.dashboard}>{toDashboard}</ButtonLink>
    </EmptyState>
  );
}
