import { createServer, type Server } from 'node:http';
import { listening } from './listening.ts';

/** An SMS that reached the gateway, and so its phone: whether the gateway answered for it or not. */
export interface Message {
  /** `+216` and 8 digits */
  to: string;
  text: string;
  at: number;
}

/** What the product asks of others, on this machine: a gateway that speaks WinSMS's HTTP, and a geocoder. */
export interface Outside {
  smsUrl: string;
  geocoderUrl: string;
  /** All that ever reached the gateway, oldest first. */
  messages: Message[];
  gateway: 'answers' | 'hangs';
  geocoder: 'answers' | 'fails';
  close(): void;
}

export async function startOutside(): Promise<Outside> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://outside');
    if (pathname === '/reverse') {
      if (outside.geocoder === 'fails') response.writeHead(500).end('out of order');
      else response.end(JSON.stringify({ display_name: 'Rue du Lac, Tunis' }));
      return;
    }
    outside.messages.push({
      to: `+${searchParams.get('to')}`,
      text: searchParams.get('sms')!,
      at: Date.now(),
    });
    if (outside.gateway === 'answers') response.end('{"code":"ok"}');
  });
  const address = await listening(server);
  const outside: Outside = {
    smsUrl: `${address}/sms`,
    geocoderUrl: `${address}/reverse`,
    messages: [],
    gateway: 'answers',
    geocoder: 'answers',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return outside;
}
