import { insertEmails } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { daySeconds, hourSeconds } from '../process/clock.ts';
import { somebodyReachable } from '../testing/emails.ts';
import { mailServers, startMailServer } from '../testing/mail-server.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendDueEmails } from './send-due-emails.ts';

const minute = 60;

describeOnBothDatabases('an email of the queue', (database) => {
  beforeEach(async () => {
    for (const table of ['emails', 'limits'] as const) await database().kysely.deleteFrom(table).execute();
  });

  async function scene(behaviour: object = mailServers.takes, environment: Record<string, string> = {}) {
    const mailServer = await startMailServer(behaviour);
    const server = await startTestServer(database(), {
      environment: { ...mailServer.environment, ...environment },
    });
    const owner = await somebodyReachable(database(), server);
    const send = (signal?: AbortSignal) => sendDueEmails(server.services, signal);
    const alerts = () => server.log.map((line) => JSON.parse(line)).filter(({ alert }) => alert);
    return { mailServer, arrived: mailServer.arrived, server, owner, send, alerts };
  }

  it('is sent to the address of its account, once, with links that unsubscribe', async () => {
    const { owner, send, arrived, server } = await scene();
    expect(await owner.queue()).toBe(true);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(arrived).toMatchObject([{ to: owner.person.email }]);
    const { headers, body } = arrived[0]!;
    const [stored] = await owner.emails();
    expect(stored).toMatchObject({
      status: 'sent',
      attempts: 1,
      settled_at: server.services.clock().toISOString(),
      content: { template: 'alerts_confirmed', values: {}, language: 'fr' },
    });
    expect(headers['message-id']).toBe(stored!.message_id);
    const link = /^<(http:\/\/localhost:3000\/desinscription\/[\w-]{43})>$/.exec(
      headers['list-unsubscribe']!,
    )![1]!;
    expect(body.replaceAll(/=\r\n/g, '')).toContain(link.slice(0, 40));
    // the database has only the token's hash
    expect(JSON.stringify(stored)).not.toContain(link.slice(-43));
  });

  it.each<[string, (owner: Awaited<ReturnType<typeof somebodyReachable>>) => Promise<unknown>]>([
    ['whose owner did not ask for alerts', ({ change }) => change({ wantsAlerts: false })],
    ['that is not verified', ({ set }) => set({ email_verified_at: null })],
    ['that was refused too often', ({ set }) => set({ email_stopped_at: new Date() })],
    ['whose owner had the use of the data suspended', ({ set }) => set({ limited_since: new Date() })],
  ])('is neither queued nor sent to an address %s', async (_what, become) => {
    const { owner, send, arrived } = await scene();
    await owner.queue();
    await become(owner);
    expect(await owner.queue()).toBe(false);
    await send();
    expect(arrived).toEqual([]);
    expect(await owner.emails()).toMatchObject([{ status: 'skipped' }]);
  });

  it('that a version before queued as sentences is sent word for word', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyReachable(database(), server);
    const content = {
      subject: 'Du nouveau',
      title: 'Du nouveau sur vos biens',
      paragraphs: ['Maison de Papi : un peu plus.'],
      figures: [{ label: 'Prix de vente', value: '310 000 DT' }],
      button: { label: 'Voir leur évolution', path: '/dashboard' },
      closing: ['Ce sont des estimations.'],
    };
    const { accountId } = owner;
    const email = { accountId, id: crypto.randomUUID(), messageId: '<1@soumdar.example>', content };
    await database()
      .kysely.transaction()
      .execute((trx) => insertEmails(trx, 'followed_properties', [email], server.services.clock()));
    await sendDueEmails(server.services);
    const [sent] = await server.emailsTo(owner.person.email);
    expect(sent!.subject).toBe('Du nouveau');
    const [body] = sent!.text.split('\n\n-- \n');
    expect(body!.replaceAll('\u00a0', ' ')).toBe(`Du nouveau sur vos biens

Maison de Papi : un peu plus.

Prix de vente : 310 000 DT

Voir leur évolution : http://localhost:3000/dashboard

Ce sont des estimations.`);
  });

  it('is in the language that its account had when it was queued', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyReachable(database(), server);
    await owner.set({ locale: 'ar' });
    await owner.queue();
    await owner.set({ locale: 'fr' });
    await sendDueEmails(server.services);
    const [sent] = await server.emailsTo(owner.person.email);
    expect(sent!.html).toContain('<html lang="ar" dir="rtl">');
  });

  it('is not queued when the transaction that gives the reason is rolled back', async () => {
    const { owner } = await scene();
    const rolledBack = database()
      .kysely.transaction()
      .execute(async (trx) => {
        await owner.queueIn(trx);
        throw new Error('the reason fails');
      });
    await expect(rolledBack).rejects.toThrow('the reason fails');
    expect(await owner.emails()).toEqual([]);
  });

  it('that the mail server did not take is tried again, under the same Message-ID, and once only', async () => {
    const { mailServer, owner, send, arrived, server } = await scene(mailServers.asksToWait);
    await owner.queue();
    await send();
    await send();
    expect(await owner.emails()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    mailServer.behaviour = mailServers.takes;
    server.pass(minute);
    await send();
    server.pass(daySeconds);
    await send();
    expect(arrived).toHaveLength(1);
    expect(await owner.emails()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('that may have been taken is sent again under the same Message-ID, and both links unsubscribe', async () => {
    const { mailServer, owner, send, arrived, server } = await scene(mailServers.cutsAfterData);
    await owner.queue();
    await send();
    mailServer.behaviour = mailServers.takes;
    server.pass(minute);
    await send();
    expect(arrived).toHaveLength(2);
    expect(new Set(arrived.map(({ headers }) => headers['message-id'])).size).toBe(1);
    const links = arrived.map(({ headers }) => new URL(headers['list-unsubscribe']!.slice(1, -1)).pathname);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await server.call(link)).status).toBe(200);
  });

  it('is given up after eight tries over nearly three days, with one alert an hour', async () => {
    const { owner, send, server, alerts } = await scene(mailServers.asksToWait);
    await owner.queue();
    await owner.queue();
    const waits = [0, 1 / 60, 1 / 6, 1, 4, 12, 24, 24];
    for (const hours of waits) {
      expect(await owner.emails()).toMatchObject([{ status: 'queued' }, { status: 'queued' }]);
      server.pass(hours * hourSeconds);
      await send();
    }
    expect(await owner.emails()).toMatchObject([
      { status: 'failed', attempts: 8, last_error: 'the mail server answered 451 to RCPT TO' },
      { status: 'failed', attempts: 8 },
    ]);
    expect(alerts()).toMatchObject([{ msg: expect.stringContaining('is given up after 8 tries') }]);
  });

  it('whose address the mail server refuses is not tried again, and three in a row stop the address', async () => {
    const { mailServer, owner, send, server } = await scene(mailServers.refusesAddress);
    const refuse = async () => {
      server.pass(1);
      await owner.queue();
      await send();
    };
    await refuse();
    await refuse();
    expect(await owner.account()).toMatchObject({ email_refusals: 2, email_stopped_at: null });
    mailServer.behaviour = mailServers.takes;
    await refuse();
    expect(await owner.account()).toMatchObject({ email_refusals: 0 });
    mailServer.behaviour = mailServers.refusesAddress;
    for (let refusals = 1; refusals <= 3; refusals += 1) await refuse();
    expect(await owner.queue()).toBe(false);
    expect((await owner.profile()).emailStoppedAt).not.toBeNull();
    const statuses = (await owner.emails()).map(({ status }) => status);
    expect(statuses).toEqual(['failed', 'failed', 'sent', 'failed', 'failed', 'failed']);
  });

  it('refused because the mail server sends for nobody is no fault of the address', async () => {
    const { owner, send } = await scene(mailServers.refusesToRelay);
    await owner.queue();
    await send();
    expect(await owner.account()).toMatchObject({ email_refusals: 0 });
    expect(await owner.emails()).toMatchObject([{ status: 'queued' }]);
  });

  it('that a process was sending when it ended is sent again ten minutes later', async () => {
    const { owner, server, send, arrived } = await scene();
    await owner.queue();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const never = new Promise<void>(() => {});
    const sendEmail = () => (begin(), never);
    void sendDueEmails({ ...server.services, sendEmail });
    await begun;
    await send();
    expect(arrived).toEqual([]);
    server.pass(10 * minute);
    await send();
    expect(arrived).toHaveLength(1);
  });

  it('leaves a quarter of the ceiling of the day to codes, and waits without being tried', async () => {
    const { owner, send, arrived, server, alerts } = await scene(mailServers.takes, {
      EMAIL_DAILY_CEILING: '4',
    });
    for (let emails = 1; emails <= 5; emails += 1) await owner.queue();
    await send();
    expect(arrived).toHaveLength(3);
    const waiting = (await owner.emails()).filter(({ status }) => status === 'queued');
    expect(waiting).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    await send();
    expect(alerts()).toMatchObject([{ msg: expect.stringContaining('3 emails were sent today') }]);
    server.pass(daySeconds);
    await send();
    expect(arrived).toHaveLength(5);
  });

  it('waits while sending pauses after trouble with the mail server, and costs no try meanwhile', async () => {
    const { mailServer, owner, send, arrived, server, alerts } = await scene();
    const unreached = { ...server.services, sendEmail: () => Promise.reject(new Error('no answer')) };
    for (let emails = 1; emails <= 7; emails += 1) await owner.queue();
    // each round ends at the first trouble
    for (let round = 1; round <= 7; round += 1) await sendDueEmails(unreached);
    expect((await owner.emails()).filter(({ attempts }) => attempts > 0)).toHaveLength(5);
    expect(alerts()).toMatchObject([{ msg: expect.stringContaining('The mail server gave no answer') }]);
    await send();
    expect(arrived).toEqual([]);
    expect(mailServer.behaviour).toEqual({});
    server.pass(minute);
    await send();
    await send();
    expect(arrived).toHaveLength(7);
  });

  it('is not begun once the process is to end', async () => {
    const { owner, send, arrived } = await scene();
    await owner.queue();
    await send(AbortSignal.abort());
    expect(arrived).toEqual([]);
  });

  it('counts in the metrics by how it ended, and while it waits', async () => {
    const { owner, send, server } = await scene(mailServers.refusesAddress);
    await owner.queue();
    const metrics = async () => (await server.call('/metrics', { from: '127.0.0.1' })).text;
    expect(await metrics()).toMatch(/^soumdar_emails_waiting 1$/m);
    await send();
    expect(await metrics()).toMatch(/^soumdar_emails_waiting 0$/m);
    expect(await metrics()).toContain('soumdar_emails_total{outcome="refused"} 1');
  });

  it('that was certainly not taken does not count against the ceiling of the day', async () => {
    const { owner, send, server, mailServer } = await scene(mailServers.refusesMessage);
    await owner.queue();
    await send();
    const counted = async () =>
      /^soumdar_emails_today (\d+)$/m.exec((await server.call('/metrics', { from: '127.0.0.1' })).text)![1];
    expect(await counted()).toBe('0');
    mailServer.behaviour = mailServers.cutsAfterData;
    await owner.queue();
    await send();
    expect(await counted()).toBe('1');
  });
});
