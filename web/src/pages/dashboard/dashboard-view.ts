import { defaultPageSize } from '@soumdar/contract';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../components/account/pagination.tsx';

/** What of the dashboard is shown. */
export interface DashboardView {
  tab: DashboardTab;
  page: number;
  /** records a page */
  limit: number;
}

export type DashboardTab = 'estimations' | 'manual';

/** What the address says is shown, as far as it makes sense. @internal */
export function readDashboardView(query: URLSearchParams): DashboardView {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  return {
    tab: query.get('tab') === 'manual' ? 'manual' : 'estimations',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: pageSizes.includes(limit) ? limit : defaultPageSize,
  };
}

/** The query of a view, without what goes without saying. @internal */
export function dashboardQuery({ tab, page, limit }: DashboardView): Record<string, string> {
  return {
    ...(tab === 'manual' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(limit !== defaultPageSize && { limit: String(limit) }),
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
