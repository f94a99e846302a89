import { z } from 'zod';
import { askGateway } from './ask-gateway.ts';
import type { SendSms } from './message.ts';
import { parseJson } from './parse-json.ts';

interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

const takenSchema = z.object({ sid: z.string().min(1) });

/** Twilio's Messages resource: a form in, 201 and the message's `sid` out. */
export function createTwilio(
  { url, accountSid, authToken, from }: TwilioSettings,
  timeoutMs: number,
): SendSms {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return async ({ to, text }) => {
    const answer = await askGateway(
      'Twilio',
      address,
      {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      },
      timeoutMs,
    );
    if (!takenSchema.safeParse(parseJson(answer)).success)
      throw new Error('Twilio answered what it never does');
  };
}
