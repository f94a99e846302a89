import { z } from 'zod';
import { NotTakenError } from '../sending/errors.ts';
import { createAskGateway, parseJson, type GatewayTimeouts } from './ask-gateway.ts';
import type { SendSms } from './message.ts';

interface WinSmsSettings {
  url: string;
  apiKey: string;
  sender: string;
}

const okSchema = z.string().trim().regex(/^ok$/i);
const takenSchema = z.union([
  okSchema,
  z.object({ code: okSchema }),
  z.object({ ref: z.union([z.string().min(1), z.number()]) }),
]);
const refusedSchema = z.object({
  code: z.union([z.string(), z.number()]).refine((code) => !okSchema.safeParse(code).success),
});

/**
 * WinSMS takes everything in the query, its key included, and answers 200 even to what it refuses: the body tells,
 * as JSON with a code or as a plain `OK`.
 */
export function createWinSms({ url, apiKey, sender }: WinSmsSettings, timeouts: GatewayTimeouts): SendSms {
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
    if (hundreds === 2 && takenSchema.safeParse(reply).success) return;
    if ((hundreds === 2 || hundreds === 4) && refusedSchema.safeParse(reply).success)
      throw new NotTakenError('WinSMS refused a message');
    throw new Error(`WinSMS answered ${answer.status}, and not as it does`);
  };
}
