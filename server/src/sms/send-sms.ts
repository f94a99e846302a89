import { Agent, buildConnector, fetch, type Dispatcher, type RequestInit } from 'undici';
import { z } from 'zod';
import type { Log } from '../process/log.ts';
import { NotTakenError, UnreachedError } from '../sending/errors.ts';
import { appendToOutbox, readOutbox, type OutboxLine } from '../sending/outbox-file.ts';
import type { SmsSettings } from '../settings/sms-settings.ts';
import { maskPhone, type SendSms, type Sms } from './message.ts';

const usualTimeouts: GatewayTimeouts = { connectMs: 4000, totalMs: 8000 };

export function createSendSms(
  settings: SmsSettings,
  log: Pick<Log, 'info'>,
  timeouts = usualTimeouts,
): SendSms {
  switch (settings.provider) {
    case 'outbox':
      return createOutbox(settings.file, log);
    case 'twilio':
      return createTwilio(settings, timeouts);
    case 'winsms':
      return createWinSms(settings, timeouts);
  }
}

/** @internal */
export interface GatewayTimeouts {
  connectMs: number;
  totalMs: number;
}

type AskGateway = (address: string | URL, request: RequestInit) => Promise<{ status: number; text: string }>;

/**
 * Rejects with UnreachedError without a connection; after any other error the gateway may have taken the
 * message. No error contains the address or the request, which hold the key.
 */
function createAskGateway(name: string, { connectMs, totalMs }: GatewayTimeouts): AskGateway {
  const dispatcher = connecting(connectMs);
  return async (address, request) => {
    const response = await fetch(address, {
      ...request,
      dispatcher,
      // a redirection would send the key to another server
      redirect: 'manual',
      signal: AbortSignal.timeout(totalMs),
    }).catch((error: unknown) => {
      const unconnected = error instanceof Error && error.cause instanceof UnconnectedError;
      throw unconnected ? new UnreachedError(`${name} cannot be reached`, { cause: error.cause }) : error;
    });
    return { status: response.status, text: await response.text() };
  };
}

class UnconnectedError extends Error {
  override name = 'UnconnectedError';
}

/**
 * Marks failures before a request can leave. Each request opens a connection, because a reused one may break
 * just as it is used.
 */
function connecting(connectMs: number): Dispatcher {
  const connect = buildConnector({ timeout: connectMs, allowH2: false });
  return new Agent({
    pipelining: 0,
    connect(options, done) {
      connect(options, (...[error, socket]) => {
        if (error) done(new UnconnectedError('no connection', { cause: error }), null);
        else done(null, socket);
      });
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

const twilioTaken = z.object({ sid: z.string().min(1) });
const twilioRefused = z.object({ code: z.number(), message: z.string() });

/** Takes a form, answers 201 with the message's `sid`, or 4xx with the code of a refusal. */
function createTwilio(
  { url, accountSid, authToken, from }: TwilioSettings,
  timeouts: GatewayTimeouts,
): SendSms {
  const ask = createAskGateway('Twilio', timeouts);
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return async ({ to, text }) => {
    const answer = await ask(address, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
    });
    const reply = parseJson(answer.text);
    const hundreds = Math.floor(answer.status / 100);
    if (hundreds === 2 && twilioTaken.safeParse(reply).success) return;
    const refused = twilioRefused.safeParse(reply);
    // its message may hold the number
    if (hundreds === 4 && refused.success)
      throw new NotTakenError(`Twilio refused a message: ${refused.data.code}`);
    throw new Error(`Twilio answered ${answer.status}, and not as it does`);
  };
}

interface WinSmsSettings {
  url: string;
  apiKey: string;
  sender: string;
}

const winSmsOk = z.string().trim().regex(/^ok$/i);
const winSmsTaken = z.union([
  winSmsOk,
  z.object({ code: winSmsOk }),
  z.object({ ref: z.union([z.string().min(1), z.number()]) }),
]);
const winSmsRefused = z.object({
  code: z.union([z.string(), z.number()]).refine((code) => !winSmsOk.safeParse(code).success),
});

/**
 * Takes everything in the query, even its key, and answers 200 even when it refuses: the body has the result,
 * as JSON with a code or as a plain `OK`.
 */
function createWinSms({ url, apiKey, sender }: WinSmsSettings, timeouts: GatewayTimeouts): SendSms {
  const ask = createAskGateway('WinSMS', timeouts);
  return async ({ to, text }) => {
    const address = new URL(url);
    address.search = new URLSearchParams({
      action: 'send-sms',
      api_key: apiKey,
      to: to.slice(1),
      from: sender,
      sms: text,
      response: 'json',
    }).toString();
    const answer = await ask(address, {});
    const reply = parseJson(answer.text) ?? answer.text;
    const hundreds = Math.floor(answer.status / 100);
    if (hundreds === 2 && winSmsTaken.safeParse(reply).success) return;
    if ((hundreds === 2 || hundreds === 4) && winSmsRefused.safeParse(reply).success)
      throw new NotTakenError('WinSMS refused a message');
    throw new Error(`WinSMS answered ${answer.status}, and not as it does`);
  };
}

export type OutboxSms = OutboxLine<Sms>;

function createOutbox(file: string, log: Pick<Log, 'info'>): SendSms {
  return async ({ to, text }) => {
    await appendToOutbox(file, { to, text });
    log.info({ to: maskPhone(to) }, 'an SMS is in the outbox: read it at /dev/sms');
  };
}

/** Newest first. */
export async function readSmsOutbox(file: string): Promise<OutboxSms[]> {
  return (await readOutbox<Sms>(file)).toReversed();
}
