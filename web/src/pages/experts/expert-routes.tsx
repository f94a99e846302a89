import { sitePaths } from '@soumdar/contract';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import type { QueueViewInHand } from './queue/queue-view.ts';

// Each screen of the area from its address; apart from the map of the site, whose first page loads nothing of it.
const QueuePage = lazy(() => import('./queue/queue-page.tsx'));
const RequestPage = lazy(() => import('./request/request-page.tsx'));
const FiguresPage = lazy(() => import('./figures/figures-page.tsx'));
const AlertsPage = lazy(() => import('./alerts/alerts-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy/privacy-page.tsx'));
const NotFoundPage = lazy(() => import('../not-found/not-found-page.tsx'));

export function ExpertRoutes({ queueView }: { queueView: QueueViewInHand }) {
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
