import { sitePaths } from '@soumdar/contract';
import { pageSizes } from './pagination.tsx';

/** The largest page, for the estimates are compared. */
export const propertyAddress = (id: string) =>
  `${sitePaths.dashboard}?${new URLSearchParams({ limit: String(Math.max(...pageSizes)), bien: id }).toString()}`;
