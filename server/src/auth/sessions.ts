import type { User } from '@soumdar/contract';
import {
  extendSession,
  findLiveSession,
  findSecondFactor,
  insertSession,
  type Database,
  type LiveSession,
  type Account,
} from '@soumdar/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeIfPossible } from '../process/write-if-possible.ts';
import { daySeconds, secondsAfter, type Clock } from '../process/clock.ts';
import { refuse } from '../http/refusal.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import { hashToken, newToken } from '../http/tokens.ts';

interface SessionServices {
  database: Database;
  clock: Clock;
  log: Log;
}

const lifetimeSeconds = { usual: daySeconds, remembered: 30 * daySeconds };
/** However often the session is used. */
const absoluteLifetimeSeconds = 90 * daySeconds;
/** So that most calls write nothing. */
const extendEverySeconds = 600;

/** Only the client has the token that it returns. */
export async function openSession(
  db: Database['kysely'],
  accountId: string,
  remember: boolean,
  now: Date,
): Promise<string> {
  const token = newToken();
  const lifetime = remember ? lifetimeSeconds.remembered : lifetimeSeconds.usual;
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id: accountId,
    lifetime_seconds: lifetime,
    created_at: now,
    expires_at: secondsAfter(now, lifetime),
  });
  return token;
}

async function resumeSession(services: SessionServices, token: string): Promise<LiveSession | undefined> {
  const { database, clock } = services;
  const now = clock();
  const session = await findLiveSession(database.kysely, hashToken(token), now);
  if (!session) return undefined;
  const last = Date.parse(session.createdAt) + absoluteLifetimeSeconds * 1000;
  const expiresAt = Math.min(secondsAfter(now, session.lifetimeSeconds).getTime(), last);
  if (expiresAt - Date.parse(session.expiresAt) >= extendEverySeconds * 1000) {
    await writeIfPossible(services, () =>
      extendSession(database.kysely, session.tokenHash, new Date(expiresAt)),
    );
  }
  return session;
}

export async function sessionCarriedBy(
  services: SessionServices,
  { headers }: FastifyRequest,
): Promise<LiveSession | undefined> {
  const token = /^Bearer ([\w-]{1,128})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : resumeSession(services, token);
}

export function authenticate(services: SessionServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionCarriedBy(services, request);
    if (!session) return refuse(reply, { refused: 'invalidToken' });
    request.setDecorator('session', session);
  };
}

export function sessionOf(request: FastifyRequest): LiveSession {
  return request.getDecorator<LiveSession>('session');
}

/** Before their second factor. */
export function onlyExperts(services: SessionServices) {
  return [authenticate(services), refuseOthers];
}

/** Who needs one and has none sees nothing else: sessions of who has one were opened by it. */
export function refuseWithoutSecondFactor({ database, settings }: SessionServices & { settings: Settings }) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!settings.isProduction) return undefined;
    const factor = await findSecondFactor(database.kysely, sessionOf(request).account.id);
    return factor ? undefined : refuse(reply, { refused: 'secondFactorRequired', nextStep: 'second_factor' });
  };
}

async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
  if (sessionOf(request).account.role !== 'expert') return refuse(reply, { refused: 'expertsOnly' });
}

export function presentUser({ id, email, full_name, phone, phone_abroad, role, locale }: Account): User {
  return {
    id,
    email,
    full_name,
    ...(phone !== null && { phone }),
    ...(phone_abroad !== null && { phone: phone_abroad, abroad: true }),
    ...(role === 'expert' && { role }),
    locale,
  };
}
