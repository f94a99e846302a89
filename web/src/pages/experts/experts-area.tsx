import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-area';
import { experts } from '@soumdar/words/first-page';
import { toDashboard } from '@soumdar/words/not-found';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, useEffect, useRef } from 'react';
import { useLocation, Link, Route, Routes } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AccountArea } from '../../components/account/account-area.tsx';
import { SessionEnded } from '../../components/account/session-ended.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { expertUserQuery, liveAnswers, secondFactorQuery } from './area/expert-queries.ts';
import { firstQueueView, type QueueViewState } from './area/queue-view.ts';
import { lazyPage } from '../../ui/lazy.tsx';

/** Pages show only to a signed-in expert. */
export default function ExpertsArea() {
  const { pathname } = useLocation();
  return (
    <>
      <NoIndex />
      <AccountArea
        path={sitePaths.experts}
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
  // held here to survive the visit of a request
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
  return user.role === 'expert' ? <Area queueView={queueView} /> : <ExpertsOnly />;
}

function Area({ queueView }: { queueView: QueueViewState }) {
  const { data: secondFactor } = useQuery(secondFactorQuery);
  const isLocked = secondFactor?.enrolled === false && secondFactor.required;
  return (
    <div className="mx-auto max-w-6xl px-4 pb-12 sm:px-6">
      {isLocked ? null : <ExpertsNav />}
      <Suspense fallback={<div className="min-h-dvh" />}>
        {isLocked ? <SecurityPage /> : <ExpertRoutes queueView={queueView} />}
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

// Apart from `routes.tsx`, which other visitors load too.
const QueuePage = lazyPage(() => import('./queue/queue-page.tsx'));
const RequestPage = lazyPage(() => import('./request/request-page.tsx'));
const FiguresPage = lazyPage(() => import('./figures/figures-page.tsx'));
const AlertsPage = lazyPage(() => import('./alerts-page.tsx'));
const PrivacyPage = lazyPage(() => import('./privacy/privacy-page.tsx'));
const ProofsPage = lazyPage(() => import('./proofs/proofs-page.tsx'));
const SecurityPage = lazyPage(() => import('./security/security-page.tsx'));
const NotFoundPage = lazyPage(() => import('../not-found/not-found-page.tsx'));

function ExpertRoutes({ queueView }: { queueView: QueueViewState }) {
  return (
    <Routes>
      <Route path={within(sitePaths.experts)} element={<QueuePage queueView={queueView} />} />
      <Route path={within(sitePaths.expertRequest)} element={<RequestPage />} />
      <Route path={within(sitePaths.expertFigures)} element={<FiguresPage />} />
      <Route path={within(sitePaths.expertAlerts)} element={<AlertsPage />} />
      <Route path={within(sitePaths.expertPrivacy)} element={<PrivacyPage />} />
      <Route path={within(sitePaths.expertProofs)} element={<ProofsPage />} />
      <Route path={within(sitePaths.expertSecurity)} element={<SecurityPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

const within = (path: string) => path.slice(sitePaths.experts.length + 1);

const pages = [
  { to: sitePaths.experts, name: words.requests, below: sitePaths.expertRequest.replace(':id', '') },
  { to: sitePaths.expertProofs, name: words.proofs },
  { to: sitePaths.expertFigures, name: words.figures },
  { to: sitePaths.expertAlerts, name: words.alerts },
  { to: sitePaths.expertPrivacy, name: words.personalData },
  { to: sitePaths.expertSecurity, name: words.security },
];

/** On a small screen it scrolls sideways, to the current page. */
function ExpertsNav() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);

  return (
    <nav
      ref={nav}
      aria-label={experts}
      className="-mx-4 mb-6 overflow-x-auto border-b border-line px-4 sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0"
    >
      <ul className="flex gap-x-1 sm:gap-x-3">
        {pages.map(({ to, name, below }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={
                pathname === to ? 'page' : below && pathname.startsWith(below) ? 'true' : undefined
              }
              className="flex min-h-12 items-center border-b-3 border-transparent px-2 pt-1 font-semibold whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-sea aria-[current]:border-sea aria-[current]:text-sea sm:px-3"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
