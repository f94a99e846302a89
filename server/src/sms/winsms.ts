import { z } from 'zod';
import { askGateway } from './ask-gateway.ts';
import { SmsNotTakenError, type SendSms } from './message.ts';
import { parseJson } from './parse-json.ts';

interface WinSmsSettings {
  url: string;
  apiKey: string;
  sender: string;
}

const takenSchema = z.union([
  z.object({ code: z.string().regex(/^ok$/i) }),
  z.object({ ref: z.union([z.string().min(1), z.number()]) }),
]);
const refusedSchema = z.object({ code: z.union([z.string(), z.number()]) });

/**
 * WinSMS takes everything in the query, its key included, and answers 200 even to what it refuses: the body tells,
 * as JSON with a code or as a plain `OK`.
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
    const answer = await askGateway('WinSMS', address, {}, timeoutMs);
    if (answer.trim().toLowerCase() === 'ok') return;
    const said = parseJson(answer);
    if (takenSchema.safeParse(said).success) return;
    const refused = refusedSchema.safeParse(said);
    if (refused.success) throw new SmsNotTakenError('WinSMS refused a message');
    throw new Error('WinSMS answered what it never does');
  };
}
