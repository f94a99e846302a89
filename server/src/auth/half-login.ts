import type { Account } from '@soumdar/db';
import { z } from 'zod';
import { hashToken } from '../http/tokens.ts';
import type { LimitServices } from '../limits/limits.ts';
import { secondsAfter } from '../process/clock.ts';
import type { SecretBox } from '../process/secret-box.ts';
import type { LoginChoices } from './log-in.ts';

export interface SecretServices extends LimitServices {
  secrets: SecretBox;
}

const context = 'half login';
const lifetimeSeconds = 600;

const halfLoginSchema = z.object({
  accountId: z.string(),
  /** another password ends it */
  password: z.string(),
  remember: z.boolean(),
  knownDevice: z.string().optional(),
  expiresAt: z.number(),
});
type HalfLogin = z.infer<typeof halfLoginSchema>;

/** Who proved the password and has a second factor to prove: stored nowhere but in its token. */
export function sealHalfLogin(
  { secrets }: SecretServices,
  account: Account,
  choices: LoginChoices,
  now: Date,
): string {
  const half: HalfLogin = {
    ...choices,
    accountId: account.id,
    password: hashToken(account.password_hash),
    expiresAt: secondsAfter(now, lifetimeSeconds).getTime(),
  };
  return secrets.seal(context, JSON.stringify(half)).toString('base64url');
}

/** Undefined for a token that is none of ours, or too old. */
export function openHalfLogin({ secrets }: SecretServices, token: string, now: Date): HalfLogin | undefined {
  try {
    const half = halfLoginSchema.parse(
      JSON.parse(secrets.open(context, Buffer.from(token, 'base64url')).toString()),
    );
    return half.expiresAt > now.getTime() ? half : undefined;
  } catch {
    return undefined;
  }
}

export const isOfPassword = ({ password }: HalfLogin, account: Account) =>
  password === hashToken(account.password_hash);
