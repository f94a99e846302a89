import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './environment-values.ts';

const needed = 'must be set for this EMAIL_PROVIDER';

const mustBeServer = 'must be an smtp or smtps address';

/** `smtp://` is encrypted where the server offers it, `smtps://` from the start. */
const smtpServer = z
  .url({ protocol: /^smtps?$/, error: ({ input }) => (input === undefined ? needed : mustBeServer) })
  .refine((address) => new URL(address).hostname !== '', mustBeServer)
  .transform((address) => {
    const { protocol, hostname, port, username, password } = new URL(address);
    const secure = protocol === 'smtps:';
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const credentials = { user: unescape(username), pass: unescape(password) };
    const isHere = isLoopback(host);
    return {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      // a password goes in the clear to this machine only
      requireTls: !secure && username !== '' && !isHere,
      // a local server's certificate names another machine or none
      trustsAnyCertificate: isHere,
      credentials: username === '' ? undefined : credentials,
    };
  });

/** Some are not escaped for the address. */
function unescape(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `Soumdar <bonjour@soumdar.example>`, or the address alone. */
const sender = z
  .string(needed)
  .regex(
    /^(?:[^<>"\s][^<>"\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an email address, or a name and <an address>',
  )
  .transform((text) => {
    const [, name, address] = /^(.*) <(.*)>$/.exec(text) ?? [];
    return { name: name ?? 'Soumdar', address: address ?? text };
  });

export const emailEnvironmentSchema = z.discriminatedUnion(
  'EMAIL_PROVIDER',
  [
    z.object({
      EMAIL_PROVIDER: z.literal('outbox'),
      EMAIL_FROM: sender.default({ name: 'Soumdar', address: 'ne-pas-repondre@localhost' }),
      EMAIL_OUTBOX_FILE: z.string().optional(),
      EMAIL_ALLOW_OUTBOX: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
    }),
    z.object({ EMAIL_PROVIDER: z.literal('smtp'), EMAIL_FROM: sender, SMTP_URL: smtpServer }),
  ],
  'must be outbox or smtp',
);

export type EmailSettings = ReturnType<typeof arrangeEmail>;

export function arrangeEmail(env: z.output<typeof emailEnvironmentSchema>, dataDir: string) {
  switch (env.EMAIL_PROVIDER) {
    case 'outbox':
      return {
        provider: 'outbox' as const,
        from: env.EMAIL_FROM,
        file: resolve(env.EMAIL_OUTBOX_FILE ?? join(dataDir, 'email-outbox.jsonl')),
      };
    case 'smtp':
      return { provider: 'smtp' as const, from: env.EMAIL_FROM, server: env.SMTP_URL };
  }
}
