import { deleteShare, listShares } from '@soumdar/db';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../auth/sessions.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { limitedReading } from '../limits/limited-reading.ts';
import type { Services } from '../services.ts';
import { presentOwnShare } from './present-share.ts';
import { viewShare } from './read-share.ts';
import { shareEstimation } from './share-estimation.ts';

/** What no estimate and no link is called is as good as one that does not exist. */
const unknownId: ValidationErrorFor = (fields) => (fields.includes('id') ? 'notFound' : undefined);

/** The links by which owners let others see their estimates, and what those see. */
export async function shareRoutes(
  app: FastifyInstance,
  api: Api,
  services: Pick<Services, 'database' | 'clock' | 'settings' | 'log'>,
): Promise<void> {
  const { database, clock } = services;

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
      return shared ? success(shared) : { refused: 'notFound' };
    },
    { onRequest: await limitedReading(app) },
  );
}
