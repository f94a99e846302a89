import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { somebodyWithEmail } from '../testing/emails.ts';
import { mailServers, startMailServer } from '../testing/mail-server.ts';
import { newPerson, wrongCode } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the email of an account', (database) => {
  it('is verified by the code that is sent to it, which is used up', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    expect((await owner.profile()).emailVerifiedAt).toBeNull();
    const { status, body } = await owner.askForCode();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { maskedEmail: 'p•••@example.tn' } },
    });
    const code = await owner.newestCode();
    const confirmed = await owner.confirm(code);
    const verifiedAt = server.services.clock().toISOString();
    expect(confirmed).toMatchObject({ status: 200, body: { data: { emailVerifiedAt: verifiedAt } } });
    expect(await owner.confirm(code)).toMatchObject({
      status: 400,
      body: { error: 'Invalid verification code' },
    });
  });

  it('gets a code that stands once in the email, and nowhere else', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    await owner.askForCode();
    const [email] = await server.emailsTo(owner.person.email);
    const { subject, text, html } = email!;
    expect(text.match(/\d{6}/g)).toHaveLength(1);
    expect(html.match(/\d{6}/g)).toEqual(text.match(/\d{6}/g));
    expect(subject).toBe('Votre code de vérification');
    const code = await owner.newestCode();
    const rows = await database().executeSql('select row_to_json(codes)::text as row from codes');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`));
    expect(server.log.join('')).not.toContain(owner.person.email);
  });

  it('gets one code in three minutes, and five an hour', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    const burst = await Promise.all([1, 2, 3].map(() => owner.askForCode()));
    expect(burst.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect(burst.find(({ status }) => status === 429)!.body.waitTime).toBe(180);
    for (let codes = 2; codes <= 5; codes += 1) {
      server.pass(180);
      expect((await owner.askForCode()).status).toBe(200);
    }
    server.pass(180);
    expect((await owner.askForCode()).body.waitTime).toBe(3600 - 5 * 180);
    expect(await server.emailsTo(owner.person.email)).toHaveLength(5);
  });

  it('is not verified by a code that is wrong, too old, tried too often or not of six digits', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    expect((await owner.confirm('123456')).body.error).toBe('Invalid verification code');
    await owner.askForCode();
    const code = await owner.newestCode();
    expect((await owner.confirm('12345')).body.error).toBe('Invalid verification code');
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await owner.confirm(wrongCode(code))).body.error).toBe('Invalid verification code');
    }
    expect(await owner.confirm(code)).toMatchObject({ status: 429, body: { code: 'code_exhausted' } });
    server.pass(180);
    await owner.askForCode();
    server.pass(600);
    expect((await owner.confirm(await owner.newestCode())).body.error).toBe('Verification code expired');
    expect((await owner.profile()).emailVerifiedAt).toBeNull();
  });

  it('is not verified by the code of a phone, nor a phone by its', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    const phone = newPerson().phone;
    await owner.changePhone(phone);
    await owner.sendCode();
    await owner.askForCode();
    const [ofPhone] = await server.messagesTo(phone);
    expect((await owner.confirm(/\d{6}/.exec(ofPhone!.text)![0])).status).toBe(400);
    expect((await owner.prove(phone, await owner.newestCode())).status).toBe(400);
  });

  it('that is replaced is to be verified anew, and no code of the former one does it', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    await owner.askForCode();
    await owner.confirm(await owner.newestCode());
    server.pass(180);
    await owner.askForCode();
    const code = await owner.newestCode();
    const { email } = newPerson();
    const { password } = owner.person;
    // the same address again changes nothing
    await owner.change({ email: owner.person.email, password });
    expect((await owner.profile()).emailVerifiedAt).not.toBeNull();
    expect((await owner.change({ email, password })).status).toBe(200);
    expect(await owner.profile()).toMatchObject({ emailVerifiedAt: null, user: { email } });
    expect((await owner.confirm(code)).status).toBe(400);
    server.pass(180);
    await owner.askForCode();
    expect((await owner.confirm(await owner.newestCode(email))).status).toBe(200);
  });

  it('that nothing is sent to any more is good again once it is verified anew', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    await database()
      .kysely.updateTable('accounts')
      .set({ email_stopped_at: server.services.clock(), email_refusals: 3 })
      .where('email', '=', owner.person.email)
      .execute();
    expect((await owner.profile()).emailStoppedAt).not.toBeNull();
    await owner.askForCode();
    await owner.confirm(await owner.newestCode());
    expect((await owner.profile()).emailStoppedAt).toBeNull();
  });

  it('is told once that alerts are on, as soon as both its proof and the wish are there', async () => {
    const server = await startTestServer(database());
    const owner = await somebodyWithEmail(server);
    const queued = () => database().kysely.selectFrom('emails').select('kind').execute();
    await database().kysely.deleteFrom('emails').execute();
    expect((await owner.change({ wantsAlerts: true })).body.data.wantsAlerts).toBe(true);
    expect(await queued()).toEqual([]);
    await owner.askForCode();
    await owner.confirm(await owner.newestCode());
    expect(await queued()).toEqual([{ kind: 'alerts_confirmed' }]);
    expect((await owner.change({ wantsAlerts: false })).body.data.wantsAlerts).toBe(false);
    await owner.change({ wantsAlerts: true });
    expect(await queued()).toHaveLength(1);
  });

  it.each([
    ['hangsAtGreeting', 502, 'Email service error', undefined],
    ['asksToWait', 502, 'Email service error', undefined],
    ['refusesAddress', 422, 'Email address refused', undefined],
    ['cutsAfterData', 502, 'Email service error', 180],
  ] as const)('where the mail server %s, the answer is %i %s', async (how, status, error, waitTime) => {
    const mailServer = await startMailServer(mailServers[how]);
    const server = await startTestServer(database(), { environment: mailServer.environment });
    await database().kysely.deleteFrom('limits').execute();
    const owner = await somebodyWithEmail(server);
    const answer = await owner.askForCode();
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.body.waitTime).toBe(waitTime);
    // what was certainly not sent starts no wait
    mailServer.behaviour = mailServers.takes;
    expect((await owner.askForCode()).status).toBe(waitTime === undefined ? 200 : 429);
  });

  it('is sent no code while sending pauses after trouble with the mail server', async () => {
    const mailServer = await startMailServer(mailServers.isBusy);
    const server = await startTestServer(database(), { environment: mailServer.environment });
    await database().kysely.deleteFrom('limits').execute();
    const owner = await somebodyWithEmail(server);
    for (let troubles = 1; troubles <= 5; troubles += 1) {
      const { status, body } = await owner.askForCode();
      expect({ status, waitTime: body.waitTime }).toEqual({ status: 502, waitTime: undefined });
    }
    expect(await owner.askForCode()).toMatchObject({ status: 502, body: { waitTime: 60 } });
    mailServer.behaviour = mailServers.takes;
    server.pass(60);
    expect((await owner.askForCode()).status).toBe(200);
  });
});
