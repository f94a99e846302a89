import { join, resolve } from 'node:path';
import { z } from 'zod';
import { webAddress } from './environment-values.ts';

const key = z.string('must be set for this SMS_PROVIDER');

export const smsEnvironmentSchema = z.discriminatedUnion(
  'SMS_PROVIDER',
  [
    z.object({
      SMS_PROVIDER: z.literal('outbox'),
      SMS_OUTBOX_FILE: z.string().optional(),
      SMS_ALLOW_OUTBOX: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
    }),
    z.object({
      SMS_PROVIDER: z.literal('twilio'),
      TWILIO_ACCOUNT_SID: key,
      TWILIO_AUTH_TOKEN: key,
      TWILIO_FROM: key,
      TWILIO_URL: webAddress.default('https://api.twilio.com'),
    }),
    z.object({
      SMS_PROVIDER: z.literal('winsms'),
      WINSMS_API_KEY: key,
      WINSMS_SENDER: key.max(11, 'must be at most 11 characters'),
      WINSMS_URL: webAddress.default('https://www.winsmspro.com/sms/sms/api'),
    }),
  ],
  'must be outbox, twilio or winsms',
);

export type SmsSettings = ReturnType<typeof arrangeSms>;

export function arrangeSms(env: z.output<typeof smsEnvironmentSchema>, dataDir: string) {
  switch (env.SMS_PROVIDER) {
    case 'outbox':
      return {
        provider: 'outbox' as const,
        file: resolve(env.SMS_OUTBOX_FILE ?? join(dataDir, 'sms-outbox.jsonl')),
      };
    case 'twilio':
      return {
        provider: 'twilio' as const,
        url: env.TWILIO_URL,
        accountSid: env.TWILIO_ACCOUNT_SID,
        authToken: env.TWILIO_AUTH_TOKEN,
        from: env.TWILIO_FROM,
      };
    case 'winsms':
      return {
        provider: 'winsms' as const,
        url: env.WINSMS_URL,
        apiKey: env.WINSMS_API_KEY,
        sender: env.WINSMS_SENDER,
      };
  }
}
