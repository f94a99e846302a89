import { z } from 'zod';
import type { SendSms } from './message.ts';

interface WinSmsSettings {
  url: string;
  apiKey: string;
  sender: string;
}

const acceptedSchema = z.union([
  z.object({ code: z.string().regex(/^ok$/i) }),
  z.object({ ref: z.union([z.string().min(1), z.number()]) }),
]);

/**
 * WinSMS takes everything in the query, its key included, and answers 200 even to what it refuses:
 * the body tells, as JSON or as a plain `OK`. Its address is never logged.
 */
export function createWinSms({ url, apiKey, sender }: WinSmsSettings, timeoutMs: number): SendSms {
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
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !isAccepted(await response.text())) {
      throw new Error(`WinSMS refused a message (status ${response.status})`);
    }
  };
}

function isAccepted(body: string): boolean {
  if (body.trim().toLowerCase() === 'ok') return true;
  try {
    return acceptedSchema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
