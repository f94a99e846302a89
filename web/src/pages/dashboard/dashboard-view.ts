import { defaultPageSize, estimationNameMaxLength, sitePaths } from '@soumdar/contract';
import { basePath } from '@soumdar/words/language';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../components/account/pagination.tsx';

export interface DashboardView {
  tab: DashboardTab;
  page: number;
  /** records per page */
  limit: number;
  /** search text; blank for all */
  q: string;
  /** id of any estimate of one property; blank for all properties */
  property: string;
}

export type DashboardTab = 'estimations' | 'manual';

/**
 * Ignores values that make no sense.
 *
 * @internal
 */
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

/**
 * Leaves out the defaults.
 *
 * @internal
 */
export function dashboardQuery({ tab, page, limit, q, property }: DashboardView): Record<string, string> {
  return {
    ...(tab === 'manual' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(limit !== defaultPageSize && { limit: String(limit) }),
    ...(q !== '' && tab === 'estimations' && { q }),
    ...(property !== '' && tab === 'estimations' && { bien: property }),
  };
}

/** Held in the address, so that Back from a result finds the same page. */
export function useDashboardView() {
  const [query, setQuery] = useSearchParams();
  const view = readDashboardView(query);
  const show = (change: Partial<DashboardView>) => {
    if (isOnDashboard()) setQuery(dashboardQuery({ ...view, ...change }), { replace: true });
  };
  return { ...view, show };
}

/** A late answer must neither replace another page nor lead away from it. */
export const isOnDashboard = () => window.location.pathname === basePath + sitePaths.dashboard;
