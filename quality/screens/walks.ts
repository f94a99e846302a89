import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { emailAlerts } from './email-alerts.ts';
import { experts } from './experts.ts';
import { otherPages } from './other-pages.ts';
import { reportCheck } from './report-check.ts';
import { results } from './results.ts';
import { sharing } from './sharing.ts';
import { visitor } from './visitor.ts';
import { wizard } from './wizard.ts';

/** Every screen of the site in each state, except a failed page: drawn for `docs/screens` and checked for accessibility. */
export const walks = [
  visitor,
  wizard,
  account,
  results,
  sharing,
  emailAlerts,
  reportCheck,
  dashboard,
  experts,
  otherPages,
];
