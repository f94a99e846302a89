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

/** A mobile network may share one address; nobody guesses 256 random bits. */
export const mostReadingsPerMinute = 60;

export type ShareServices = Pick<
  Services,
  'database' | 'clock' | 'log' | 'settings' | 'servedMarket' | 'awaitMarket'
>;

export interface OpenedShare {
  share: ShareRow;
  shared: SharedEstimation;
}

/** Every dead link costs one hash and one look-up, with the same answer. */
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

/** For links older than stored answers, or passed to another estimate. */
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

/** Views of the owner and of messenger robots do not count. */
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
