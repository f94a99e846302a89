import { deleteShare, listShares } from '@soumdar/db';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../auth/sessions.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { unknownId } from '../http/unknown-id.ts';
import { callLimits } from '../limits/call-limits.ts';
import { presentOwnShare } from './present-share.ts';
import { mostReadingsPerMinute, viewShare, type ShareServices } from './read-share.ts';
import { shareEstimation } from './share-estimation.ts';

/** The links by which owners let others see their estimates, and what those see. */
export async function shareRoutes(app: FastifyInstance, api: Api, services: ShareServices): Promise<void> {
  const { database, clock } = services;
  const limited = await callLimits(app);

  api(
    'createShare',
    async (request) => {
      const { account } = sessionOf(request);
      const made = await shareEstimation(services, account.id, request.params.id, request.body);
      return 'refused' in made ? made : success(made, 'Share created');
    },
    { validationErrorFor: unknownId },
  );

  api('listShares', async (request) => {
    const shares = await listShares(database.kysely, sessionOf(request).account.id, clock());
    return success({ shares: shares.map(presentOwnShare) });
  });

  api(
    'deleteShare',
    async (request) => {
      const deleted = await deleteShare(database.kysely, sessionOf(request).account.id, request.params.id);
      return deleted ? done('Share revoked') : { refused: 'notFound' };
    },
    { validationErrorFor: unknownId },
  );

  api(
    'readShare',
    async (request) => {
      const shared = await viewShare(services, request, request.params.token);
      return 'refused' in shared ? shared : success(shared);
    },
    limited(mostReadingsPerMinute),
  );
}
