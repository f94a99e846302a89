import { storedSharedAnswerSchema, type SharedAnswer, type SharedEstimation } from '@soumdar/contract';
import { countShareView, findOwnEstimation, findShare, saveShareAnswer, type ShareRow } from '@soumdar/db';
import type { FastifyRequest } from 'fastify';
import { sessionCarriedBy } from '../auth/sessions.ts';
import { writeIfPossible } from '../process/write-if-possible.ts';
import type { Refusal } from '../http/refusal.ts';
import { isRobot } from '../http/robots.ts';
import type { Services } from '../services.ts';
import { hashToken } from '../http/tokens.ts';
import { presentShared } from './present-shared.ts';

/** By one address, behind which a family or a mobile network may look; nobody guesses 256 random bits. */
export const mostReadingsPerMinute = 60;

export type ShareServices = Pick<
  Services,
  'database' | 'clock' | 'log' | 'settings' | 'servedMarket' | 'awaitMarket'
>;

export interface OpenedShare {
  share: ShareRow;
  shared: SharedEstimation;
}

/**
 * The link with a token, and what it shows. Forged, expired, revoked, or of an estimate that was deleted: each is hashed and
 * looked for once, and found as little.
 */
export async function openShare(services: ShareServices, token: string): Promise<OpenedShare | Refusal> {
  const { database, clock } = services;
  const share = await findShare(database.kysely, hashToken(token), clock());
  if (!share) return { refused: 'notFound' };
  const estimation = share.answer
    ? storedSharedAnswerSchema.parse(share.answer)
    : await computeAnswer(services, share);
  if ('refused' in estimation) return estimation;
  return { share, shared: { estimation, expiresAt: share.expires_at } };
}

/** Of a link that was made before answers were saved with it, or that came to lead to another estimate. */
async function computeAnswer(services: ShareServices, share: ShareRow): Promise<SharedAnswer | Refusal> {
  await services.awaitMarket();
  const market = services.servedMarket();
  if (!market) return { refused: 'starting' };
  const { kysely } = services.database;
  const estimation = await findOwnEstimation(kysely, share.account_id, share.estimation_id);
  if (!estimation) return { refused: 'notFound' };
  const saved = await saveShareAnswer(kysely, share, JSON.stringify(presentShared(estimation, market)));
  return saved ? storedSharedAnswerSchema.parse(saved) : { refused: 'notFound' };
}

/** The estimate as others see it, and counts that it was seen: not by its owner, nor by the robot of a messenger. */
export async function viewShare(
  services: ShareServices,
  request: FastifyRequest,
  token: string,
): Promise<SharedEstimation | Refusal> {
  const opened = await openShare(services, token);
  if ('refused' in opened) return opened;
  const { share, shared } = opened;
  if (
    request.method === 'GET' &&
    !isRobot(request.headers['user-agent']) &&
    !(await isOwn(services, request, share))
  )
    await writeIfPossible(services, () =>
      countShareView(services.database.kysely, share.account_id, share.id),
    );
  return shared;
}

async function isOwn(services: ShareServices, request: FastifyRequest, share: ShareRow): Promise<boolean> {
  const session = await sessionCarriedBy(services, request);
  return session?.account.id === share.account_id;
}
