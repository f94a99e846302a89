import { beforeSigningAddress, beforeSigningPath, readSigningCase } from '@soumdar/contract';
import * as words from '@soumdar/words/pages';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { serveQueryPage } from '../query-pages/query-page.ts';
import type { Site } from '../site/load-site.ts';
import { beforeSigningHead } from '../site/page-heads.ts';

/** The page of what to check before one signs. */
export const serveBeforeSigningPage = (
  app: FastifyInstance,
  site: Site,
  headers: SecurityHeaders,
  services: Pick<Services, 'log'>,
): Promise<void> =>
  serveQueryPage(app, site, headers, services, {
    path: beforeSigningPath,
    head: beforeSigningHead,
    data: () => ({}),
    addressOf: ({ query }) => beforeSigningAddress(readSigningCase(query as Record<string, unknown>)),
    tooMany: words.tooManyLists,
  });
