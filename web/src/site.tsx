import { sitePaths } from '@soumdar/contract';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from './analytics/track.ts';
import { onSessionExpired } from './api/leave-for-home.ts';
import { Deferred } from './components/deferred.tsx';
import { ErrorBoundary, PageFailure } from './components/error-boundary.tsx';
import { Header } from './components/header.tsx';
import { LoadingBar, lazyPage, usePageUnderWay } from './components/lazy-page.tsx';
import { Messages } from './components/messages.tsx';
import { OnceIdle } from './components/once-idle.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';

// The landing page comes with the site itself; the map of the other pages weighs, with the list of their files, 2 kB.
const loadOtherPages = () => import('./routes.tsx');
const OtherPages = lazyPage(loadOtherPages);
const Footer = lazy(() => import('./components/footer.tsx'));

export function Site() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const landing = pathname === sitePaths.home;
  const pageUnderWay = usePageUnderWay();
  const [settled, setSettled] = useState(false);
  const settle = useCallback(() => {
    setSettled(true);
    void loadOtherPages().catch(() => null);
  }, []);
  useEffect(() => onSessionExpired(() => void navigate(sitePaths.home)), [navigate]);
  useEffect(() => {
    // another page starts at its top: only within a page does one scroll smoothly
    window.scrollTo({ top: 0, behavior: 'instant' });
    track({ name: 'pageview' });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <LoadingBar pageUnderWay={pageUnderWay} />
      <Header settled={settled} />
      {/* the footer comes with the page: it would move when a page shorter than the screen comes after it */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <main id="contenu" tabIndex={-1} className="grow outline-none">
          <ErrorBoundary place={pathname} fallback={<PageFailure />}>
            {landing ? <LandingPage /> : <OtherPages />}
            <OnceIdle callback={settle} />
          </ErrorBoundary>
        </main>
        <Deferred waiting={<div className="min-h-72 bg-sea-deep" />}>
          <Footer />
        </Deferred>
      </Suspense>
      <Deferred>
        <Messages settled={settled} />
      </Deferred>
    </div>
  );
}
