import { defaultPageSize, estimationNameMaxLength, sitePaths } from '@soumdar/contract';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../components/account/pagination.tsx';

/** What of the dashboard is shown. */
export interface DashboardView {
  tab: DashboardTab;
  page: number;
  /** records a page */
  limit: number;
  /** what is searched for among the estimates; blank for all */
  q: string;
  /** the id of an estimate, of whose property all estimates are shown; blank for all properties */
  property: string;
}

export type DashboardTab = 'estimations' | 'manual';

/** What the address says is shown, as far as it makes sense. @internal */
export function readDashboardView(query: URLSearchParams): DashboardView {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  const tab = query.get('tab') === 'manual' ? 'manual' : 'estimations';
  return {
    tab,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: pageSizes.includes(limit) ? limit : defaultPageSize,
    property: tab === 'estimations' && isId(query.get('bien')) ? query.get('bien')! : '',
    q: tab === 'estimations' ? (query.get('q') ?? '').trim().slice(0, estimationNameMaxLength) : '',
  };
}

const isId = (text: string | null) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

/** The query of a view, without what goes without saying. @internal */
export function dashboardQuery({ tab, page, limit, q, property }: DashboardView): Record<string, string> {
  return {
    ...(tab === 'manual' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(limit !== defaultPageSize && { limit: String(limit) }),
    ...(q !== '' && tab === 'estimations' && { q }),
    ...(property !== '' && tab === 'estimations' && { bien: property }),
  };
}

/** The address holds what is shown, so that whoever comes back from a result finds the page they left. */
export function useDashboardView() {
  const [query, setQuery] = useSearchParams();
  const view = readDashboardView(query);
  const show = (change: Partial<DashboardView>) => {
    if (isOnDashboard()) setQuery(dashboardQuery({ ...view, ...change }), { replace: true });
  };
  return { ...view, show };
}

/** False as soon as another page is on its way: what comes late must neither replace that page nor lead away from it. */
export const isOnDashboard = () => window.location.pathname === sitePaths.dashboard;
