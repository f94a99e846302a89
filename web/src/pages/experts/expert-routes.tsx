import { sitePaths } from '@soumdar/contract';
import { Route, Routes } from 'react-router';
import { lazyPage } from '../../ui/lazy.tsx';
import type { QueueViewInHand } from './queue/queue-view.ts';

// Each screen of the area from its address: apart from the map of the site, which other visitors load too.
const QueuePage = lazyPage(() => import('./queue/queue-page.tsx'));
const RequestPage = lazyPage(() => import('./request/request-page.tsx'));
const FiguresPage = lazyPage(() => import('./figures/figures-page.tsx'));
const AlertsPage = lazyPage(() => import('./alerts/alerts-page.tsx'));
const PrivacyPage = lazyPage(() => import('./privacy/privacy-page.tsx'));
const NotFoundPage = lazyPage(() => import('../not-found/not-found-page.tsx'));

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
