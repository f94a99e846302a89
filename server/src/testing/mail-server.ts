import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Headers unfolded, body not decoded. */
export interface ArrivedEmail {
  to: string;
  headers: Record<string, string>;
  body: string;
}

type Behaviour = Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo'> & {
  /** by default it takes the email */
  withEmail?: 'cut' | 'hang' | Error;
  /** offers STARTTLS, with a certificate that nobody vouches for */
  encrypts?: true;
  hangsUp?: true;
};

/** In place of 250. */
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** Of each recipient, with a reply such as `550 5.1.1 no such mailbox`. */
export const refusesAddressBy = (reply: string): Behaviour => ({
  onRcptTo: (_address, _session, done) => done(asRefusal(reply)),
});
export const refusesEmailBy = (reply: string): Behaviour => ({ withEmail: asRefusal(reply) });
const asRefusal = (reply: string) => refusal(Number(reply.slice(0, 3)), reply.slice(4));

export const mailServers = {
  takes: {},
  hangsAtGreeting: { onConnect: () => {} },
  isBusy: { onConnect: (_session, done) => done(refusal(421, '4.3.2 try again later')) },
  hangsAtAddress: { onRcptTo: () => {} },
  refusesAddress: refusesAddressBy('550 5.1.1 no such mailbox'),
  refusesToRelay: refusesAddressBy('554 5.7.1 relay access denied'),
  asksToWait: refusesAddressBy('451 4.7.1 try again later'),
  refusesMessage: refusesEmailBy('554 5.6.0 not this message'),
  cutsAfterData: { withEmail: 'cut' },
  hangsAfterData: { withEmail: 'hang' },
  encrypts: { encrypts: true },
  hangsUp: { hangsUp: true },
} satisfies Record<string, Behaviour>;

/** A real SMTP server in this process. */
export async function startMailServer(behaviour: Behaviour = mailServers.takes) {
  const sockets = new Map<number, Socket>();
  const mailServer = {
    behaviour,
    arrived: [] as ArrivedEmail[],
    /** sessions that ended with QUIT */
    quits: 0,
    environment: { EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'Soumdar <bonjour@soumdar.example>', SMTP_URL: '' },
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: !behaviour.encrypts,
    logger: false,
    onConnect: (session, done) => (mailServer.behaviour.onConnect ?? accept)(session, done),
    onRcptTo: (address, session, done) =>
      (mailServer.behaviour.onRcptTo ?? acceptAddress)(address, session, done),
    onData(stream, session, done) {
      const receive = async () => {
        const raw = await readAll(stream);
        mailServer.arrived.push(parse(session.envelope.rcptTo[0]!.address, raw));
        const { withEmail } = mailServer.behaviour;
        if (withEmail === 'cut') sockets.get(session.remotePort)?.destroy();
        else if (withEmail !== 'hang') done(withEmail);
      };
      void receive();
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort!, socket);
    if (behaviour.hangsUp) socket.destroy();
    socket.on('data', (reply) => {
      if (/^QUIT\b/im.test(String(reply))) mailServer.quits += 1;
    });
    socket.once('close', () => sockets.delete(remotePort!));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  mailServer.environment.SMTP_URL = `smtp://127.0.0.1:${port}`;
  onTestFinished(async () => {
    for (const socket of sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return mailServer;
}

const accept = (_session: unknown, done: () => void) => done();
const acceptAddress = (_address: unknown, _session: unknown, done: () => void) => done();

function parse(to: string, raw: string): ArrivedEmail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => /^([^:]+): ?(.*)$/.exec(line)!)
    .map(([, name, value]) => [name!.toLowerCase(), value!] as const);
  return { to, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}
