import type { SharedEstimation } from '@soumdar/contract';
import { countShareView, findShared, type SharedEstimation as SharedRow } from '@soumdar/db';
import type { FastifyRequest } from 'fastify';
import { sessionCarriedBy } from '../auth/sessions.ts';
import { hashToken } from '../tokens.ts';
import { besideReading } from '../beside-reading.ts';
import { isRobot } from '../http/robots.ts';
import type { Services } from '../services.ts';
import { presentShared } from './present-shared.ts';

/** By one address, behind which a family or a mobile network may look; nobody guesses 256 random bits. */
export const mostReadingsPerMinute = 60;

type ShareServices = Pick<Services, 'database' | 'clock' | 'log'>;

/**
 * The estimate a token leads to. Forged, expired, revoked, or of an estimate that was deleted: each is hashed and looked for
 * once, and found as little.
 */
export function findByToken(
  { database, clock }: Pick<ShareServices, 'database' | 'clock'>,
  token: string,
): Promise<SharedRow | undefined> {
  return findShared(database.kysely, hashToken(token), clock());
}

/** The estimate as others see it, and counts that it was seen: not by its owner, nor by the robot of a messenger. */
export async function viewShare(
  services: ShareServices,
  request: FastifyRequest,
  token: string,
): Promise<SharedEstimation | undefined> {
  const shared = await findByToken(services, token);
  if (!shared) return undefined;
  if (
    request.method === 'GET' &&
    !isRobot(request.headers['user-agent']) &&
    !(await isOwn(services, request, shared))
  )
    await besideReading(services, () =>
      countShareView(services.database.kysely, shared.account_id, shared.share_id),
    );
  return presentShared(shared);
}

async function isOwn(services: ShareServices, request: FastifyRequest, shared: SharedRow): Promise<boolean> {
  const session = await sessionCarriedBy(services, request);
  return session?.account.id === shared.account_id;
}
