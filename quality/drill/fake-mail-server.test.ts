import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeMailServer, type FakeMailServer } from './fake-mail-server.ts';

let mailServer: FakeMailServer;
beforeEach(async () => void (mailServer = await startFakeMailServer()));
afterEach(() => mailServer.closeMail());

/** Sends these lines of SMTP, each once the one before was answered, and hangs up. */
async function send(...lines: string[]): Promise<void> {
  const socket = connect(Number(new URL(mailServer.smtpUrl).port), '127.0.0.1');
  await once(socket, 'data');
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    if (line !== lines.at(-1)) await once(socket, 'data');
  }
  socket.end();
  await once(socket.resume(), 'close');
}

const envelope = ['EHLO person', 'MAIL FROM:<a@example.tn>', 'RCPT TO:<b@example.tn>', 'DATA'];

it('an email of a sender that dies in the middle has not arrived, and the next one is taken', async () => {
  await send(...envelope, 'Message-ID: <cut>');
  await send(...envelope, 'Message-ID: <whole>\r\n\r\n123456\r\n.');
  expect(mailServer.emails).toEqual([
    { messageId: '<whole>', code: '123456', to: 'b@example.tn', at: expect.any(Number), wasCut: false },
  ]);
});
