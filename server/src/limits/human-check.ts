import type { TakenHit } from '@soumdar/db';
import { z } from 'zod';
import type { Refusal } from '../http/refusal.ts';
import type { Log } from '../process/log.ts';
import { countOne, limits, type LimitServices } from './limits.ts';

const timeoutMs = 5000;
const required: Refusal = { refused: 'humanCheckRequired' };
const verdictSchema = z.object({ success: z.boolean() });

/** The service gets the token, and nothing about the visitor. */
export async function countFreeAttempt(
  services: LimitServices,
  ip: string,
  token: string | undefined,
): Promise<TakenHit | Refusal | undefined> {
  const { humanCheck } = services.settings;
  if (!humanCheck || token !== undefined) return undefined;
  const free = await countOne(services, limits.codesWithoutHumanCheck(humanCheck.after, ip));
  return 'refused' in free ? required : free;
}

/** Without an answer of the service, no token is valid. */
export async function refusedByHumanCheck(
  { settings: { humanCheck }, log }: LimitServices & { log: Log },
  token: string | undefined,
): Promise<Refusal | undefined> {
  if (!humanCheck || token === undefined) return undefined;
  try {
    const response = await fetch(humanCheck.url, {
      method: 'POST',
      body: new URLSearchParams({ secret: humanCheck.secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return verdictSchema.parse(await response.json()).success ? undefined : required;
  } catch (error) {
    log.error({ err: error }, 'the human check service gave no valid answer');
    return required;
  }
}
