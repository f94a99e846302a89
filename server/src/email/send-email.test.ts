import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { closedAddress } from '@soumdar/listings/testing';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NotTakenError, UnreachedError } from '../sending/errors.ts';
import { readSettings } from '../settings/settings.ts';
import { mailServers, refusesAddressBy, refusesEmailBy, startMailServer } from '../testing/mail-server.ts';
import { EmailAddressRefusedError } from './message.ts';
import { createSendEmail, createSmtp } from './send-email.ts';

const { log } = Fastify();
const email = {
  to: 'leila@example.tn',
  subject: 'Votre code de vérification',
  text: 'Saisissez ce code : 123456.',
  html: '<p>Saisissez ce code : <b>123456</b>.</p>',
  messageId: '<1@soumdar.example>',
};

describe('the outbox', () => {
  it('keeps a line of JSON for each email, for its owner only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'soumdar-outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const settings = readSettings({ DATA_DIR: folder });
    const send = createSendEmail(settings.email, log);
    await send(email, 'atOnce');
    await send({ ...email, unsubscribe: 'https://soumdar.example/desinscription/x' }, 'mayWait');
    const file = join(folder, 'email-outbox.jsonl');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const { to, subject, text, html } = email;
    const line = { to, subject, text, html, sentAt: expect.any(String) };
    expect(lines.map((record) => JSON.parse(record))).toEqual([line, line]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a mail server', () => {
  async function scene(behaviour: object = mailServers.takes, patienceMs = 8000) {
    const mailServer = await startMailServer(behaviour);
    const settings = readSettings(mailServer.environment).email;
    if (settings.provider !== 'smtp') throw new Error('no mail server');
    const send = createSmtp(settings, { atOnce: patienceMs, registration: patienceMs, mayWait: patienceMs });
    return { ...mailServer, send: (change: object = {}) => send({ ...email, ...change }, 'atOnce') };
  }

  it('is handed the email under its Message-ID, as text and as HTML', async () => {
    const { send, arrived } = await scene();
    await send();
    const [{ to, headers, body }] = arrived as [(typeof arrived)[number]];
    expect(to).toBe(email.to);
    expect(headers).toMatchObject({
      from: 'Soumdar <bonjour@soumdar.example>',
      to: 'leila@example.tn',
      'message-id': '<1@soumdar.example>',
      'auto-submitted': 'auto-generated',
      'content-type': expect.stringContaining('multipart/alternative'),
    });
    expect(headers).not.toHaveProperty('list-unsubscribe');
    expect(body.indexOf('text/plain')).toBeLessThan(body.indexOf('text/html'));
  });

  it('is left as the protocol wants it', async () => {
    const mailServer = await startMailServer();
    await createSendEmail(readSettings(mailServer.environment).email, log)(email, 'atOnce');
    await expect.poll(() => mailServer.quits).toBe(1);
  });

  it('is told how one click unsubscribes', async () => {
    const { send, arrived } = await scene();
    const unsubscribe = `https://soumdar.example/desinscription/${'x'.repeat(43)}`;
    await send({ unsubscribe });
    expect(arrived[0]!.headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each([
    ['to', 'leila@example.tn\r\nBcc: autre@example.tn'],
    ['to', '<leila@example.tn>,autre@example.tn'],
    ['subject', 'Bonjour\r\nBcc: autre@example.tn'],
  ])('is handed no other header or recipient by what stands in %s', async (field, value) => {
    const { send, arrived } = await scene();
    await send({ [field]: value }).catch(() => {});
    for (const { to, headers } of arrived) {
      expect(to).toBe(email.to);
      expect(headers).not.toHaveProperty('bcc');
    }
  });

  it.each(['hangsAtGreeting', 'isBusy', 'hangsAtAddress'] as const)(
    'that %s certainly did not take the email',
    async (how) => {
      const { send } = await scene(mailServers[how], 300);
      await expect(send()).rejects.toBeInstanceOf(UnreachedError);
    },
  );

  it('that cannot be reached certainly did not take the email', async () => {
    const SMTP_URL = (await closedAddress()).replace('http', 'smtp');
    const settings = readSettings({ EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@b.example', SMTP_URL }).email;
    await expect(createSendEmail(settings, log)(email, 'atOnce')).rejects.toBeInstanceOf(UnreachedError);
  });

  it('that asks for a password over an open line is not told it', async () => {
    const mailServer = await startMailServer();
    const SMTP_URL = mailServer.environment.SMTP_URL.replace('//', '//nadia:s3cret@');
    const settings = readSettings({ ...mailServer.environment, SMTP_URL }).email;
    if (settings.provider !== 'smtp') throw new Error('no mail server');
    const server = { ...settings.server, requireTls: true };
    const sent = createSmtp({ ...settings, server })(email, 'atOnce');
    await expect(sent).rejects.toBeInstanceOf(UnreachedError);
    expect(mailServer.arrived).toEqual([]);
  });

  const refusalBy = async (behaviour: object) =>
    (await scene(behaviour)).send().catch((error: unknown) => error);

  it.each([
    refusesAddressBy('550 5.1.1 no such mailbox'),
    refusesAddressBy('552 5.2.2 mailbox full'),
    refusesAddressBy('550 no such user'),
    refusesEmailBy('550 5.1.1 no such mailbox'),
  ])('that refuses the recipient for good is told apart (%#)', async (behaviour) => {
    expect(await refusalBy(behaviour)).toBeInstanceOf(EmailAddressRefusedError);
  });

  it.each([
    refusesAddressBy('451 4.2.1 try again later'),
    refusesAddressBy('554 5.7.1 relay access denied'),
    refusesAddressBy('550 relay not permitted'),
    refusesAddressBy('530 Authentication required'),
    refusesAddressBy('553 5.1.8 sender address rejected: domain not found'),
    refusesAddressBy('504 5.5.2 helo command rejected'),
    refusesEmailBy('554 5.6.0 not this message'),
    refusesEmailBy('550 spam'),
  ])('that refuses for another reason says nothing of the recipient (%#)', async (behaviour) => {
    const error = await refusalBy(behaviour);
    expect(error).toBeInstanceOf(NotTakenError);
    expect(error).not.toBeInstanceOf(EmailAddressRefusedError);
    expect(error).not.toBeInstanceOf(UnreachedError);
  });

  it('whose certificate nobody vouches for is told nothing, unless it is on this machine', async () => {
    const { environment, arrived } = await startMailServer(mailServers.encrypts);
    const settings = readSettings(environment).email;
    if (settings.provider !== 'smtp') throw new Error('no mail server');
    await createSmtp(settings)(email, 'atOnce');
    expect(arrived).toHaveLength(1);
    const elsewhere = { ...settings.server, trustsAnyCertificate: false };
    const error = await createSmtp({ ...settings, server: elsewhere })(email, 'atOnce').catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UnreachedError);
    expect(String(error)).toContain('CERT_HAS_EXPIRED');
    expect(arrived).toHaveLength(1);
  });

  it('that hangs up without a word certainly did not take the email', async () => {
    expect(await refusalBy(mailServers.hangsUp)).toBeInstanceOf(UnreachedError);
  });

  it.each(['cutsAfterData', 'hangsAfterData'] as const)('that %s may have taken the email', async (how) => {
    const { send, arrived } = await scene(mailServers[how], 500);
    const error = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(NotTakenError);
    expect(arrived).toHaveLength(1);
  });

  it.each(['refusesAddress', 'cutsAfterData', 'isBusy'] as const)(
    'that %s leaves nothing personal in the error',
    async (how) => {
      const { send } = await scene(mailServers[how]);
      const error = await send().catch((thrown: unknown) => thrown);
      expect(inspect(error, { depth: 10 })).not.toMatch(/leila|123456/);
    },
  );
});
