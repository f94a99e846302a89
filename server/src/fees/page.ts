import { feesPath } from '@soumdar/contract';
import { todayForRates } from '@soumdar/rules';
import * as words from '@soumdar/words/pages';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { serveQueryPage } from '../query-pages/query-page.ts';
import type { Site } from '../site/load-site.ts';
import { feesHead } from '../site/page-heads.ts';

/** The page of what a sale costs. */
export const serveFeesPage = (
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: Pick<Services, 'clock' | 'log'>,
): Promise<void> =>
  serveQueryPage(app, site, headers, services, {
    path: feesPath,
    head: feesHead,
    data: () => ({ today: todayForRates(services.clock()) }),
    addressOf: ({ url }) => feesPath + url.slice(url.indexOf('?')),
    tooMany: words.tooManyCalculations,
  });
