import { sitePaths } from './site.ts';

/** Where an owner's manual requests stand: a tab of the dashboard. */
export const manualRequestsAddress = `${sitePaths.dashboard}?tab=manual`;

/** Where alerts by email are set: a section of 'Mes données'. */
export const alertSettings = { path: `${sitePaths.myData}#alertes`, anchor: 'alertes' } as const;
