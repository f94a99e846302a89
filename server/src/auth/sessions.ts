import { createHash, randomBytes } from 'node:crypto';
import { extendSession, findLiveSession, insertSession, type Database, type LiveSession } from '@soumdar/db';
import { besideReading } from '../beside-reading.ts';
import { daySeconds, secondsAfter } from '../clock.ts';
import type { Services } from '../services.ts';

const lifetimeSeconds = { usual: daySeconds, remembered: 30 * daySeconds };
/** However much it is used, a session ends. */
const absoluteLifetimeSeconds = 90 * daySeconds;
/** Extending at most this often keeps most calls from writing. */
const extendEverySeconds = 600;

/** Opens a session and returns its token, which only the client keeps. */
export async function openSession(
  db: Database['kysely'],
  accountId: string,
  remember: boolean,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
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

/** The live session of a token; its use moves its end. */
export async function resumeSession(services: Services, token: string): Promise<LiveSession | undefined> {
  const { database, clock } = services;
  const now = clock();
  const session = await findLiveSession(database.kysely, hashToken(token), now);
  if (!session) return undefined;
  const last = Date.parse(session.createdAt) + absoluteLifetimeSeconds * 1000;
  const expiresAt = Math.min(secondsAfter(now, session.lifetimeSeconds).getTime(), last);
  if (expiresAt - Date.parse(session.expiresAt) >= extendEverySeconds * 1000) {
    await besideReading(services, () =>
      extendSession(database.kysely, session.tokenHash, new Date(expiresAt)),
    );
  }
  return session;
}

/** A token has 256 random bits: a fast hash keeps it as safe as a slow one. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
