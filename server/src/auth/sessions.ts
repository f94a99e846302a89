import type { User } from '@soumdar/contract';
import {
  extendSession,
  findLiveSession,
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
import { hashToken, newToken } from '../http/tokens.ts';

interface SessionServices {
  database: Database;
  clock: Clock;
  log: Log;
}

const lifetimeSeconds = { usual: daySeconds, remembered: 30 * daySeconds };
/** A session ends after this time however often it is used. */
const absoluteLifetimeSeconds = 90 * daySeconds;
/** Extended at most this often, so that most calls write nothing. */
const extendEverySeconds = 600;

/** Opens a session and returns its token, which only the client keeps. */
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

/** The live session of a token; using it extends it. */
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

/** The session that a call carries; undefined where it carries none, or one that is over. */
export async function sessionCarriedBy(
  services: SessionServices,
  { headers }: FastifyRequest,
): Promise<LiveSession | undefined> {
  const token = /^Bearer ([\w-]{1,128})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : resumeSession(services, token);
}

/** Hook for routes that need a signed-in account; it runs before the body of the call is read. */
export function authenticate(services: SessionServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionCarriedBy(services, request);
    if (!session) return refuse(reply, { refused: 'invalidToken' });
    request.setDecorator('session', session);
  };
}

/** The session of a call that went through `authenticate`. */
export function sessionOf(request: FastifyRequest): LiveSession {
  return request.getDecorator<LiveSession>('session');
}

/** Hooks for routes that need a signed-in expert; they run before the body of the call is read. */
export function onlyExperts(services: SessionServices) {
  return [authenticate(services), refuseOthers];
}

async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
  if (sessionOf(request).account.role !== 'expert') return refuse(reply, { refused: 'expertsOnly' });
}

/** The fields of an account that leave the server. */
export function presentUser({ id, email, full_name, phone, phone_abroad, role }: Account): User {
  return {
    id,
    email,
    full_name,
    ...(phone !== null && { phone }),
    ...(phone_abroad !== null && { phone: phone_abroad, abroad: true }),
    ...(role === 'expert' && { role }),
  };
}
