import { sitePaths } from '@soumdar/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from './analytics/track.ts';
import { onSessionExpired } from './api/leave-for-home.ts';
import { Deferred } from './components/deferred.tsx';
import { ErrorBoundary, PageFailure } from './components/error-boundary.tsx';
import { Header } from './components/header.tsx';
import { LoadingBar, lazyPage } from './components/lazy-page.tsx';
import { useIdle } from './components/use-idle.ts';
import { LandingPage } from './pages/landing/landing-page.tsx';

// The landing page comes with the site itself; the map of the other pages weighs, with the list of their files, 3 kB.
const loadOtherPages = () => import('./routes.tsx');
const OtherPages = lazyPage(loadOtherPages);
const Footer = lazy(() => import('./components/footer.tsx'));
const ToastViewport = lazy(() =>
  import('./ui/toasts.tsx').then((module) => ({ default: module.ToastViewport })),
);

export function Site() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const landing = pathname === sitePaths.home;
  // the landing page has nothing to announce: its first paint comes before the messages
  const idle = useIdle();
  useEffect(() => {
    if (idle) void loadOtherPages().catch(() => null);
  }, [idle]);
  useEffect(() => onSessionExpired(() => void navigate(sitePaths.home)), [navigate]);
  useEffect(() => {
    // another page starts at its top: only within a page does one scroll smoothly
    window.scrollTo({ top: 0, behavior: 'instant' });
    track({ name: 'pageview' });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <LoadingBar />
      <Header />
      {/* the footer comes with the page: it would move when a page shorter than the screen comes after it */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <main id="contenu" tabIndex={-1} className="grow outline-none">
          <ErrorBoundary place={pathname} fallback={<PageFailure />}>
            {landing ? <LandingPage /> : <OtherPages />}
          </ErrorBoundary>
        </main>
        <Deferred waiting={<div className="min-h-72 bg-sea-deep" />}>
          <Footer />
        </Deferred>
      </Suspense>
      <Deferred>{idle || !landing ? <ToastViewport /> : null}</Deferred>
    </div>
  );
}
