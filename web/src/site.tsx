import { sitePaths } from '@soumdar/contract';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loading } from '@soumdar/words/controls';
import { track } from './analytics/track.ts';
import { onSessionExpired } from './api/leave-for-home.ts';
import { Header } from './components/header.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { ErrorBoundary, PageFailure } from './ui/error-boundary.tsx';
import { whenIdle } from './ui/idle.ts';
import { lazyComponent, lazyPage, setTakingOver, useLazyComponent, usePageUnderWay } from './ui/lazy.tsx';
import { onMessage } from './ui/toasts.ts';

// the map of the other pages weighs 2 kB with the list of their files
const loadOtherPages = () => import('./routes.tsx');
const OtherPages = lazyPage(loadOtherPages);
const Footer = lazyComponent(() => import('./components/footer.tsx'), {
  waiting: <div className="min-h-72 bg-sea-deep" />,
});
const loadToastViewport = () => import('./ui/toast-viewport.tsx');

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
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // a new page starts at its top at once; the first may be scrolled before its script runs
    if (shown.current !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // a screen reader reads on from there, unless what was pressed remains or the page has its own place to start
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
    track({ name: 'pageview' });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      {pageUnderWay ? <LoadingBar /> : null}
      <Header settled={settled} />
      {/* the footer comes with the page: it would move when a page shorter than the screen comes after it */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <main ref={main} id="contenu" tabIndex={-1} className="grow outline-none">
          <ErrorBoundary place={pathname} fallback={<PageFailure />}>
            {landing ? <LandingPage /> : <OtherPages />}
            <OnceThere callback={settle} />
          </ErrorBoundary>
        </main>
        <Footer />
      </Suspense>
      <ErrorBoundary fallback={null}>
        <Messages settled={settled} />
      </ErrorBoundary>
    </div>
  );
}

/** The former page stays until the next is loaded: on a slow network this bar answers the click. */
function LoadingBar() {
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-loading h-1 animate-late bg-sea-tint">
      <div className="h-full w-1/3 animate-to-and-fro bg-clay" />
      <span className="sr-only">{loading}</span>
    </div>
  );
}

/** Calls back once the page is rendered and the browser idle. */
function OnceThere({ callback }: { callback: () => void }) {
  useEffect(() => {
    setTakingOver(false);
    return whenIdle(callback);
  }, [callback]);
  return null;
}

/** After a network failure, the next message loads the viewport, or the return of the network. */
function Messages({ settled }: { settled: boolean }) {
  const [Viewport, fetchViewport] = useLazyComponent(loadToastViewport, settled);
  useEffect(() => {
    const fetchAgain = () => void fetchViewport();
    window.addEventListener('online', fetchAgain);
    const stop = onMessage(fetchAgain);
    return () => {
      window.removeEventListener('online', fetchAgain);
      stop();
    };
  }, [fetchViewport]);
  return Viewport ? <Viewport /> : null;
}
