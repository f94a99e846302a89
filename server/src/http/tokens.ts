import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a link or a session: only whoever it is given to keeps it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** For tokens of more than a hundred random bits: a fast hash keeps them as safe as a slow one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
