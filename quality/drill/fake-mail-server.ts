import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An email that reached the mail server whole, and therefore its reader, whether or not the server could say so. */
export interface Email {
  to: string;
  /** by which readers know an email again */
  messageId: string;
  /** its code; undefined for an email of the queue */
  code: string | undefined;
  at: number;
  /** the connection was cut before the server said that it took the email */
  wasCut: boolean;
}

/** Stand-in for a mail server, which speaks SMTP. */
export interface FakeMailServer {
  smtpUrl: string;
  /** Every email that reached it, oldest first. */
  emails: Email[];
  /** `cuts`: takes the email whole, and ends the connection in place of an answer */
  mail: 'answers' | 'cuts';
  closeMail(): void;
}

export async function startFakeMailServer(): Promise<FakeMailServer> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, { envelope, remotePort }, done) {
      const receive = async () => {
        // of a process killed while it sends, nothing arrives
        const raw = await readAll(stream).catch(() => undefined);
        if (raw === undefined) return;
        const wasCut = mailServer.mail === 'cuts';
        mailServer.emails.push({ ...read(raw), to: envelope.rcptTo[0]!.address, at: Date.now(), wasCut });
        if (wasCut) sockets.get(remotePort)?.destroy();
        else done();
      };
      void receive();
    },
  });
  // of a process killed meanwhile
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailServer: FakeMailServer = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    emails: [],
    mail: 'answers',
    closeMail() {
      server.close(() => {});
      for (const socket of sockets.values()) socket.destroy();
    },
  };
  return mailServer;
}

/** What the drill needs of an email: its Message-ID, and the digits that stand alone on a line of its text. */
function read(raw: string): Pick<Email, 'messageId' | 'code'> {
  return {
    messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
    code: /^(\d{6})\r?$/m.exec(raw)?.[1],
  };
}
