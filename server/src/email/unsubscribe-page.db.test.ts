import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { somebodyReachable } from '../testing/emails.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendDueEmails } from './send-due-emails.ts';

describeOnBothDatabases('the link at the foot of an email', (database) => {
  beforeEach(() => database().kysely.deleteFrom('emails').execute());

  async function scene() {
    const server = await startTestServer(database());
    const owner = await somebodyReachable(database(), server);
    await owner.queue();
    await sendDueEmails(server.services);
    const [email] = await server.emailsTo(owner.person.email);
    const link = /\/desinscription\/[\w-]{43}/.exec(email!.text)![0];
    const wantsAlerts = async () => (await owner.profile()).wantsAlerts;
    const post = (body: string, type: string, at = link) =>
      server.call(at, { method: 'POST', body, headers: { 'x-api-key': '', 'content-type': type } });
    return { server, owner, email: email!, link, wantsAlerts, post };
  }

  it('opens a page that changes nothing, however often programs open it', async () => {
    const { server, link, wantsAlerts } = await scene();
    for (const method of ['GET', 'GET'] as const) {
      const { status, text, headers } = await server.call(link, { method });
      expect(status).toBe(200);
      expect(text).toContain('"emails":"wanted"');
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    expect(await wantsAlerts()).toBe(true);
  });

  it.each([
    ['a mail program posts', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'a mail program posts in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
    ['the button of the page posts', '', 'application/x-www-form-urlencoded'],
  ])('unsubscribes when %s, without a session, and again', async (_what, body, type) => {
    const { link, post, wantsAlerts, owner, server } = await scene();
    for (const time of [1, 2]) {
      const { status, text } = await post(body, type);
      expect({ time, status }).toEqual({ time, status: 200 });
      expect(text).toContain('"emails":"stopped"');
    }
    expect(await wantsAlerts()).toBe(false);
    expect(await owner.queue()).toBe(false);
    expect((await server.call(link)).text).toContain('"emails":"stopped"');
  });

  it('that nobody was sent leads to one clear page, and unsubscribes nobody', async () => {
    const { server, link, post, wantsAlerts } = await scene();
    for (const forged of [
      `${link.slice(0, -1)}_`,
      '/desinscription/x',
      `/desinscription/${'%27'.repeat(20)}`,
    ]) {
      for (const { status, text } of [
        await server.call(forged),
        await post('', 'application/x-www-form-urlencoded', forged),
      ]) {
        expect(status).toBe(404);
        expect(text).toContain('"emails":"unknown"');
      }
    }
    expect(await wantsAlerts()).toBe(true);
  });

  it('leads nowhere once the account is deleted', async () => {
    const { server, owner, link } = await scene();
    expect((await owner.erase({ password: owner.person.password })).status).toBe(200);
    expect((await server.call(link)).status).toBe(404);
  });

  it('says in French why it does not open, and mail programs are told to post again', async () => {
    const { link, post, server } = await scene();
    const { schema } = database().kysely;
    await schema.alterTable('emails').renameTo('emails_elsewhere').execute();
    const answers = [await server.call(link), await post('', 'text/plain')];
    await schema.alterTable('emails_elsewhere').renameTo('emails').execute();
    for (const { status, text, headers } of answers) {
      expect({ status, text }).toMatchObject({
        status: 500,
        text: expect.stringContaining('Réessayez dans un instant'),
      });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    }
  });

  it('is not told to the log', async () => {
    const { server, link, post } = await scene();
    await server.call(link);
    await post('', 'text/plain');
    const log = server.log.join('');
    expect(log).toContain('/desinscription/:token');
    expect(log).not.toContain(link.slice(-43));
  });
});
