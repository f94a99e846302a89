import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** The ways an SMS gateway with the WinSMS protocol may behave. */
export const gateways = {
  takes: (response) => response.end('{"code":"ok"}'),
  refuses: (response) => response.end('{"code":"102","message":"Authentication failed"}'),
  answers500: (response) => response.writeHead(500).end('out of order'),
  cuts: (_response, request) => request.socket.destroy(),
  hangs: () => {},
} satisfies Record<string, Behaviour>;

export const geocoders = {
  names: (response) => response.end('{"display_name":"Rue du Lac, Tunis"}'),
  sendsElsewhere: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
} satisfies Record<string, Behaviour>;

export interface Message {
  /** `+216` and 8 digits */
  to: string;
  text: string;
}

/** Local stand-ins for the external services that the product calls. */
export interface Outside {
  gateway: Behaviour;
  geocoder: Behaviour;
  /** all messages that reached the gateway, oldest first, whatever it answered */
  messages: Message[];
  /** paths of all other requests */
  requests: string[];
  settings: Record<string, string>;
  messagesTo(phone: string): string[];
  /** The newest code sent to a phone. */
  codeTo(phone: string): string;
  close(): void;
}

export async function startOutside(): Promise<Outside> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://outside');
    if (pathname === '/sms') {
      outside.messages.push({ to: `+${searchParams.get('to')}`, text: searchParams.get('sms')! });
      outside.gateway(response, request);
      return;
    }
    outside.requests.push(pathname);
    const answer = pathname === '/reverse' ? outside.geocoder : geocoders.names;
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outside: Outside = {
    gateway: gateways.takes,
    geocoder: geocoders.names,
    messages: [],
    requests: [],
    settings: {
      SMS_PROVIDER: 'winsms',
      WINSMS_API_KEY: 'attacks',
      WINSMS_SENDER: 'Soumdar',
      WINSMS_URL: `${address}/sms`,
      GEOCODER_URL: `${address}/reverse`,
      EMAIL_ALLOW_OUTBOX: 'yes',
    },
    messagesTo: (phone) => outside.messages.filter(({ to }) => to === phone).map(({ text }) => text),
    codeTo(phone) {
      const codes = outside.messagesTo(phone).flatMap((text) => /\d{6}/.exec(text) ?? []);
      const newest = codes.at(-1);
      if (newest === undefined) throw new Error(`no code was sent to ${phone}`);
      return newest;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return outside;
}
