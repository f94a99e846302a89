import { isIP } from 'node:net';
import { z } from 'zod';

export function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule);
}

const secretsKeyRule = 'must be 32 random bytes in base64';

export const secretsKey = z
  .string()
  .regex(/^[\w+/-]{43}=?$/, secretsKeyRule)
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, secretsKeyRule);

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** As browsers write it, so that its scheme can be compared. */
export const siteOrigin = webAddress
  .transform((address) => new URL(address))
  .refine(
    ({ username, password, search, hash }) => `${username}${password}${search}${hash}` === '',
    'must hold neither a user nor a query nor a fragment',
  )
  .transform(({ href }) => href.replace(/\/$/, ''));

const nearbyProxies = ['loopback', 'linklocal', 'uniquelocal'];

/** Whose word on a visitor's address counts. */
export const proxies = z
  .string()
  .transform((value) => {
    if (['off', 'false', '0'].includes(value)) return false;
    if (['on', 'true', '1'].includes(value)) return nearbyProxies;
    return value.split(',').map((address) => address.trim());
  })
  .refine(
    (trusted) => trusted === false || trusted === nearbyProxies || trusted.every(isNetwork),
    'must be off, on, or the addresses of proxies separated by commas',
  );

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

const rateRule = 'must be the dinars for one euro and the day of that rate, as in 3.40@2026-01-05';

export const eurRate = z
  .string()
  .regex(/^\d{1,2}\.\d{1,4}@\d{4}-\d{2}-\d{2}$/, rateRule)
  .transform((text) => {
    const [rate = '', asOf = ''] = text.split('@');
    return { dinarsPerEuro: Number(rate), asOf };
  })
  .refine(({ dinarsPerEuro, asOf }) => dinarsPerEuro >= 1 && isDay(asOf), rateRule);

/** False for the 30th of February. */
function isDay(iso: string): boolean {
  const day = new Date(`${iso}T12:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}
