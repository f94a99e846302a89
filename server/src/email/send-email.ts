import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Urgency } from '../limits/gateway-pause.ts';
import type { Log } from '../process/log.ts';
import { NotTakenError, UnreachedError } from '../sending/errors.ts';
import { appendToOutbox, readOutbox, type OutboxLine } from '../sending/outbox-file.ts';
import type { EmailSettings } from '../settings/email-settings.ts';
import { EmailAddressRefusedError, type OutgoingEmail, type SendEmail } from './message.ts';

export function createSendEmail(settings: EmailSettings, log: Pick<Log, 'info'>): SendEmail {
  return settings.provider === 'outbox' ? createOutbox(settings.file, log) : createSmtp(settings);
}

type SmtpSettings = Extract<EmailSettings, { provider: 'smtp' }>;

/** Milliseconds: a hanging server must block neither a caller nor the queue. */
const silence = { dnsTimeout: 4000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 10_000 };
/** Slow servers inspect a message before they take it. */
const usualTotalMs: Record<Urgency, number> = { atOnce: 8000, registration: 8000, mayWait: 18_000 };

/** A reused connection may break just as it is used. @internal */
export function createSmtp({ from, server }: SmtpSettings, totalMs = usualTotalMs): SendEmail {
  return async (email, urgency) => {
    const message = await compose(from, email);
    await transmit(server, { from: from.address, to: [email.to] }, message, totalMs[urgency]);
  };
}

function compose(from: SmtpSettings['from'], email: OutgoingEmail): Promise<Buffer> {
  const { to, subject, text, html, messageId, unsubscribe } = email;
  const headers = {
    // prevents absence replies (RFC 3834)
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
      // some servers penalise a client that omits it
      () => connection.quit(),
      (error: unknown) => {
        connection.close();
        throw error;
      },
    )
    .finally(() => clearTimeout(giveUp));
}

/** The server's own words repeat the address. */
function explain(error: SMTPConnection.SMTPError, begun: boolean): Error {
  const { responseCode = 0, command = 'CONN', code, originalCode } = error;
  if (responseCode >= 400) {
    const sentence = `the mail server answered ${responseCode} to ${command}`;
    if (isAddressRefused(error)) return new EmailAddressRefusedError(sentence);
    const isAboutEmail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
    return isAboutEmail ? new NotTakenError(sentence) : new UnreachedError(sentence);
  }
  if (code === 'EENVELOPE') return new EmailAddressRefusedError('the address cannot be sent to');
  // the original code names the trouble with a certificate
  const reason = originalCode ?? code ?? error.message;
  if (!begun) return new UnreachedError(`the mail server cannot be reached: ${reason}`);
  return new Error(`the mail server did not say whether it took the email: ${reason}`);
}

/**
 * RFC 3463: 5.1 address, 5.2 mailbox. Permission to send (5.7) and our own address (5.1.7, 5.1.8) must not
 * count, or they would stop everybody's emails.
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

export type OutboxEmail = OutboxLine<Pick<OutgoingEmail, 'to' | 'subject' | 'text' | 'html'>>;

function createOutbox(file: string, log: Pick<Log, 'info'>): SendEmail {
  return async ({ to, subject, text, html }) => {
    await appendToOutbox(file, { to, subject, text, html });
    log.info({}, 'an email is in the outbox: read it at /dev/emails');
  };
}

/** Oldest first. */
export function readEmailOutbox(file: string): Promise<OutboxEmail[]> {
  return readOutbox(file);
}
