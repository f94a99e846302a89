import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from '@soumdar/db';
import { daySeconds, secondsAfter } from '../process/clock.ts';

const lifetimeSeconds = 180 * daySeconds;

export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url');
}

/** `id.expiry.signature` */
export function markDevice(
  key: string,
  now: Date,
  id: string = randomBytes(12).toString('base64url'),
): string {
  const expiresAt = secondsAfter(now, lifetimeSeconds).getTime();
  return `${id}.${expiresAt}.${sign(key, id, String(expiresAt))}`;
}

export function findKnownDevice(
  account: Pick<Account, 'device_key'> | undefined,
  marks: readonly string[],
  now: Date,
): string | undefined {
  const key = account?.device_key;
  if (!key) return undefined;
  for (const mark of marks) {
    const [id = '', expiresAt = '', signature = ''] = mark.split('.');
    const isOurs = isSame(signature, sign(key, id, expiresAt));
    if (isOurs && Number(expiresAt) > now.getTime()) return id;
  }
  return undefined;
}

function sign(key: string, id: string, expiresAt: string): string {
  return createHmac('sha256', key).update(`${id}.${expiresAt}`).digest('base64url');
}

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
