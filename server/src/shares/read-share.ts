import {
  storedSharedAnswerSchema,
  type SharedAnswer,
  type SharedEstimation,
  type SharedOpinion,
} from '@soumdar/contract';
import {
  countShareView,
  findOwnEstimation,
  findShare,
  listOpinions,
  saveShareAnswer,
  type EstimationRow,
  type ManualRequestRow,
  type ShareRow,
} from '@soumdar/db';
import type { FastifyRequest } from 'fastify';
import { sessionCarriedBy } from '../auth/sessions.ts';
import { opinionOf } from '../opinions/present-contest.ts';
import { withArabicNames } from '../estimation/arabic-names.ts';
import type { Reader } from '../auth/reader.ts';
import { withShownListings } from '../estimation/show-listings.ts';
import type { ServedMarket } from '../market/market-in-service.ts';
import { writeIfPossible } from '../process/write-if-possible.ts';
import type { Refusal } from '../http/refusal.ts';
import { isRobot } from '../http/robots.ts';
import type { Services } from '../services.ts';
import { hashToken } from '../http/tokens.ts';
import { presentShared, valueAround } from './present-shared.ts';
import { ofWholeCell } from './whole-cell.ts';

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
  const { account_id, estimation_id } = share;
  const opinions = await listOpinions(database.kysely, account_id, [estimation_id]);
  const expertOpinion = sharedOpinion(opinions.get(estimation_id));
  return {
    share,
    shared: {
      estimation: { ...presentStored(estimation), ...(expertOpinion && { expertOpinion }) },
      expiresAt: share.expires_at,
    },
  };
}

/** Without the expert's text, which speaks to the owner. */
function sharedOpinion(answered: ManualRequestRow | undefined): SharedOpinion | undefined {
  const opinion = answered && opinionOf(answered);
  if (!opinion) return undefined;
  const { text: _text, ...shared } = opinion;
  return shared;
}

/** As others see it. */
export const presentStored = (answer: SharedAnswer): SharedAnswer =>
  withArabicNames(ofWholeCell(answer), answer.location);

/** For links older than stored answers, or passed to another estimate. */
async function computeAnswer(services: ShareServices, share: ShareRow): Promise<SharedAnswer | Refusal> {
  await services.awaitMarket();
  const market = services.servedMarket();
  if (!market) return { refused: 'starting' };
  const { kysely } = services.database;
  const estimation = await findOwnEstimation(kysely, share.account_id, share.estimation_id);
  if (!estimation) return { refused: 'notFound' };
  const answer = await answerOf(services, { accountId: share.account_id }, estimation, market);
  const saved = await saveShareAnswer(kysely, share, answer);
  return saved ? storedSharedAnswerSchema.parse(saved) : { refused: 'notFound' };
}

/** Its advertisements count as shown to the owner, who has the link. */
export async function answerOf(
  services: ShareServices,
  owner: Reader | Pick<Reader, 'accountId'>,
  estimation: EstimationRow,
  market: ServedMarket,
): Promise<string> {
  const around = await withShownListings(services, owner, valueAround(estimation, market));
  return JSON.stringify(presentShared(estimation, around));
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
