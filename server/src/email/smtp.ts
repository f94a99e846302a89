import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { EmailSettings } from '../settings/email-settings.ts';
import type { Urgency } from '../limits/gateway-pause.ts';
import { NotTakenError, UnreachedError } from '../sending/errors.ts';
import { EmailAddressRefusedError, type OutgoingEmail, type SendEmail } from './message.ts';

type SmtpSettings = Extract<EmailSettings, { provider: 'smtp' }>;

/** How long the server may be silent at each step: a server that hangs must keep neither a caller nor the queue. */
const silence = { dnsTimeout: 4000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 10_000 };
/** How long one email may take in all. Nobody waits for one of the queue, and slow servers look into a message before they take it. */
const usualTotalMs: Record<Urgency, number> = { atOnce: 8000, mayWait: 18_000 };

/** Sends each email over a connection of its own, since one kept open may break just as the next email uses it. */
export function createSmtp({ from, server }: SmtpSettings, totalMs = usualTotalMs): SendEmail {
  return async (email, urgency) => {
    const message = await compose(from, email);
    await transmit(server, { from: from.address, to: [email.to] }, message, totalMs[urgency]);
  };
}

function compose(from: SmtpSettings['from'], email: OutgoingEmail): Promise<Buffer> {
  const { to, subject, text, html, messageId, unsubscribe } = email;
  const headers = {
    // nobody's absence is to be answered to us (RFC 3834)
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  const recipient = { name: '', address: to };
  return new MailComposer({ from, to: recipient, subject, text, html, messageId, headers }).compile().build();
}

function transmit(
  { host, port, secure, requireTls, trustsAnyCertificate, credentials }: SmtpSettings['server'],
  envelope: { from: string; to: string[] },
  message: Buffer,
  totalMs: number,
): Promise<void> {
  const tls = { rejectUnauthorized: !trustsAnyCertificate };
  const connection = new SMTPConnection({ host, port, secure, requireTLS: requireTls, tls, ...silence });
  let begun = false;
  // read once the server has said that it takes the message
  const body = new Readable({
    read() {
      begun = true;
      this.push(message);
      this.push(null);
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (error: SMTPConnection.SMTPError) => reject(explain(error, begun));
  const orFail = (proceed: () => void) => (error: SMTPConnection.SMTPError | null | undefined) =>
    error ? fail(error) : proceed();
  const send = () => connection.send(envelope, body, orFail(resolve));
  const giveUp = setTimeout(() => fail(new Error('no answer in time')), totalMs);
  connection.on('error', fail);
  connection.on('end', () => fail(new Error('the connection ended')));
  connection.connect(
    orFail(() => (credentials === undefined ? send() : connection.login({ credentials }, orFail(send)))),
  );
  return promise
    .then(
      // some servers count against whoever leaves without it; nobody waits for its answer
      () => connection.quit(),
      (error: unknown) => {
        connection.close();
        throw error;
      },
    )
    .finally(() => clearTimeout(giveUp));
}

/** What became of an email, without the words of the server, which repeat the address. */
function explain(error: SMTPConnection.SMTPError, begun: boolean): Error {
  const { responseCode = 0, command = 'CONN', code, originalCode } = error;
  if (responseCode >= 400) {
    const sentence = `the mail server answered ${responseCode} to ${command}`;
    if (isAddressRefused(error)) return new EmailAddressRefusedError(sentence);
    const isAboutEmail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
    return isAboutEmail ? new NotTakenError(sentence) : new UnreachedError(sentence);
  }
  if (code === 'EENVELOPE') return new EmailAddressRefusedError('the address cannot be sent to');
  // the former tells what is wrong with a certificate
  const reason = originalCode ?? code ?? error.message;
  if (!begun) return new UnreachedError(`the mail server cannot be reached: ${reason}`);
  return new Error(`the mail server did not say whether it took the email: ${reason}`);
}

/**
 * True for what a server says of the recipient (RFC 3463: 5.1 of the address, 5.2 of the mailbox), before the message or after it. Who
 * may send here (5.7), our own address (5.1.7, 5.1.8) and all else are no fault of the recipient: counted, they would stop everybody's.
 */
function isAddressRefused({
  responseCode = 0,
  command = '',
  response = '',
}: SMTPConnection.SMTPError): boolean {
  if (responseCode < 500 || !['RCPT TO', 'DATA'].includes(command)) return false;
  const [, precise] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (precise !== undefined) return /^5\.[12]\./.test(precise) && !/^5\.1\.[78]$/.test(precise);
  return command === 'RCPT TO' && !/\b(relay(ing)?|authenticat\w*|sender|[eh]{2}lo)\b/i.test(response);
}
