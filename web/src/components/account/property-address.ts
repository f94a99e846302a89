import { sitePaths } from '@soumdar/contract';
import { pageSizes } from './pagination.tsx';

/** The address of all estimates of a property, as many on a page as there may be: they are compared. */
export const propertyAddress = (id: string) =>
  `${sitePaths.dashboard}?${new URLSearchParams({ limit: String(Math.max(...pageSizes)), bien: id }).toString()}`;
