import { defaultPageSize, estimationNameMaxLength } from '@soumdar/contract';
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
    q: tab === 'estimations' ? (query.get('q') ?? '').trim().slice(0, estimationNameMaxLength) : '',
  };
}

/** The query of a view, without what goes without saying. @internal */
export function dashboardQuery({ tab, page, limit, q }: DashboardView): Record<string, string> {
  return {
    ...(tab === 'manual' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(limit !== defaultPageSize && { limit: String(limit) }),
    ...(q !== '' && tab === 'estimations' && { q }),
  };
}

/** The address holds what is shown, so that whoever comes back from a result finds the page they left. */
export function useDashboardView() {
  const [query, setQuery] = useSearchParams();
  const view = readDashboardView(query);
  const show = (change: Partial<DashboardView>) =>
    setQuery(dashboardQuery({ ...view, ...change }), { replace: true });
  return { ...view, show };
}
