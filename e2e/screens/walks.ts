import { account } from './account.ts';
import { dashboard } from './dashboard.ts';
import { experts } from './experts.ts';
import { otherPages } from './other-pages.ts';
import { results } from './results.ts';
import { visitor } from './visitor.ts';
import { wizard } from './wizard.ts';

/** Every screen of the site in each of its states, but a failed page: drawn for `docs/screens`, and checked for access. */
export const walks = [visitor, wizard, account, results, dashboard, experts, otherPages];
