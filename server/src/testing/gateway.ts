import type { RequestListener } from 'node:http';
import { localService } from '@soumdar/listings/testing';

type Answers = Record<'takes' | 'refuses' | 'answers500', RequestListener>;

export const answers: Answers = {
  takes: (_request, response) => response.end('{"code":"ok"}'),
  refuses: (_request, response) => response.end('{"code":"105","message":"Insufficient balance"}'),
  answers500: (_request, response) => response.writeHead(500).end('out of order'),
};

/** In place of WinSMS. */
export async function startGateway(answer: RequestListener) {
  const requests: { to: string; code: string | undefined }[] = [];
  const gateway = {
    answer,
    /** oldest first, whatever it answered */
    requests,
    environment: { SMS_PROVIDER: 'winsms', WINSMS_API_KEY: 'key', WINSMS_SENDER: 'Soumdar', WINSMS_URL: '' },
  };
  gateway.environment.WINSMS_URL = await localService((request, response) => {
    const query = new URL(request.url!, 'http://gateway').searchParams;
    requests.push({ to: `+${query.get('to')}`, code: /\d{6}/.exec(query.get('sms')!)?.[0] });
    gateway.answer(request, response);
  });
  return gateway;
}
