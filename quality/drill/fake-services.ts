import { createServer, type Server } from 'node:http';
import { startFakeMailServer, type FakeMailServer } from './fake-mail-server.ts';
import { listening } from '../product/listening.ts';

/** An SMS that reached the gateway and therefore its phone, whether or not the gateway answered. */
export interface Message {
  /** `+216` and 8 digits */
  to: string;
  text: string;
  at: number;
}

/** Stand-ins for the services the product calls: an SMS gateway that speaks WinSMS's HTTP, a mail server, and a geocoder. */
export interface FakeServices extends Omit<FakeMailServer, 'closeMail'> {
  smsUrl: string;
  geocoderUrl: string;
  /** Every SMS that reached the gateway, oldest first. */
  messages: Message[];
  gateway: 'answers' | 'hangs';
  geocoder: 'answers' | 'fails';
  close(): void;
}

export async function startFakeServices(): Promise<FakeServices> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://fake');
    if (pathname === '/reverse') {
      if (fakeServices.geocoder === 'fails') response.writeHead(500).end('out of order');
      else response.end(JSON.stringify({ display_name: 'Rue du Lac, Tunis' }));
      return;
    }
    fakeServices.messages.push({
      to: `+${searchParams.get('to')}`,
      text: searchParams.get('sms')!,
      at: Date.now(),
    });
    if (fakeServices.gateway === 'answers') response.end('{"code":"ok"}');
  });
  const address = await listening(server);
  const mailServer = await startFakeMailServer();
  const fakeServices: FakeServices = Object.assign(mailServer, {
    smsUrl: `${address}/sms`,
    geocoderUrl: `${address}/reverse`,
    messages: [],
    gateway: 'answers' as const,
    geocoder: 'answers' as const,
    close() {
      server.close();
      server.closeAllConnections();
      mailServer.closeMail();
    },
  });
  return fakeServices;
}
