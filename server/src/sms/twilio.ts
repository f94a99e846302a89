import { z } from 'zod';
import { NotTakenError } from '../sending/errors.ts';
import { createAskGateway, parseJson, type GatewayTimeouts } from './ask-gateway.ts';
import type { SendSms } from './message.ts';

interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

const takenSchema = z.object({ sid: z.string().min(1) });
const refusedSchema = z.object({ code: z.number(), message: z.string() });

/** Twilio's Messages resource: a form in, 201 and the message's `sid` out, or 4xx with the code of a refusal. */
export function createTwilio(
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
    if (hundreds === 2 && takenSchema.safeParse(reply).success) return;
    const refused = refusedSchema.safeParse(reply);
    // its message may hold the number
    if (hundreds === 4 && refused.success)
      throw new NotTakenError(`Twilio refused a message: ${refused.data.code}`);
    throw new Error(`Twilio answered ${answer.status}, and not as it does`);
  };
}
