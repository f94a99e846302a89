import { sitePaths } from './site.ts';

export const manualRequestsAddress = `${sitePaths.dashboard}?tab=manual`;

export const alertSettings = { path: `${sitePaths.myData}#alertes`, anchor: 'alertes' } as const;
