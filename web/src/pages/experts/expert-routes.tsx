import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-area';
import { experts } from '@soumdar/words/first-page';
import { useEffect, useRef } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { lazyPage } from '../../ui/lazy.tsx';
import type { QueueViewState } from './area/queue-view.ts';

// Each screen of the area from its address: apart from the map of the site, which other visitors load too.
const QueuePage = lazyPage(() => import('./queue/queue-page.tsx'));
const RequestPage = lazyPage(() => import('./request/request-page.tsx'));
const FiguresPage = lazyPage(() => import('./figures/figures-page.tsx'));
const AlertsPage = lazyPage(() => import('./alerts-page.tsx'));
const PrivacyPage = lazyPage(() => import('./privacy/privacy-page.tsx'));
const NotFoundPage = lazyPage(() => import('../not-found/not-found-page.tsx'));

export function ExpertRoutes({ queueView }: { queueView: QueueViewState }) {
  return (
    <Routes>
      <Route path={within(sitePaths.experts)} element={<QueuePage queueView={queueView} />} />
      <Route path={within(sitePaths.expertRequest)} element={<RequestPage />} />
      <Route path={within(sitePaths.expertFigures)} element={<FiguresPage />} />
      <Route path={within(sitePaths.expertAlerts)} element={<AlertsPage />} />
      <Route path={within(sitePaths.expertPrivacy)} element={<PrivacyPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** An address of the area as it goes on after the area's own. */
const within = (path: string) => path.slice(sitePaths.experts.length + 1);

const pages = [
  { to: sitePaths.experts, name: words.requests, below: sitePaths.expertRequest.replace(':id', '') },
  { to: sitePaths.expertFigures, name: words.figures },
  { to: sitePaths.expertAlerts, name: words.alerts },
  { to: sitePaths.expertPrivacy, name: words.personalData },
];

/** The area's own navigation; on a small screen it scrolls sideways rather than wraps, as far as the page one is on. */
export function ExpertsNav() {
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
