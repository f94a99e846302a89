import type { SendSms } from './message.ts';

interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

/** Twilio's Messages resource: a form in, 201 out. */
export function createTwilio(
  { url, accountSid, authToken, from }: TwilioSettings,
  timeoutMs: number,
): SendSms {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return async ({ to, text }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Twilio answered ${response.status}`);
  };
}
