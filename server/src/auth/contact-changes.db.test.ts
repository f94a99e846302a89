import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newestCode, newPerson, recoveredUser, registered, tokenOf, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const hour = 3600;
const environment = { PUBLIC_URL: 'https://soumdar.example/', SMS_ALLOW_OUTBOX: 'yes' };

async function withChangedPhone(server: TestServer) {
  const somebody = await somebodySignedIn(server);
  const { phone: newPhone } = newPerson();
  const { phone: oldPhone } = somebody.person;
  await changePhone(somebody, newPhone);
  return { ...somebody, oldPhone, newPhone };
}

async function changePhone(
  { changePhone: name, sendCode, prove }: Awaited<ReturnType<typeof somebodySignedIn>>,
  phone: string,
) {
  await name(phone);
  await sendCode();
  expect((await prove(phone)).status).toBe(200);
}

async function tokenSentTo(server: TestServer, phone: string): Promise<string> {
  const [newest] = await server.messagesTo(phone);
  return /#(.+)$/.exec(newest!.text)![1]!;
}

const undo = (server: TestServer, token: string) => server.post('/api/auth/undo-contact-change', { token });
const recover = (server: TestServer, email: string) => server.post('/api/auth/forgot-password', { email });

describeOnBothDatabases('a phone that was changed', (database) => {
  it('is told so, with a link that looks like no code and fits one message', async () => {
    const server = await startTestServer(database(), { environment });
    const { oldPhone, newPhone } = await withChangedPhone(server);
    const [{ text } = { text: '' }] = await server.messagesTo(oldPhone);
    expect(text).toContain(`finit maintenant par ${newPhone.slice(-2)}.`);
    expect(text).toMatch(/ https:\/\/soumdar\.example\/annuler#[a-z]{28}$/);
    expect(text).not.toMatch(/\d{6}/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('is told so when only the last quarter of the day’s SMS is left', async () => {
    const server = await startTestServer(database(), { environment: { SMS_DAILY_CEILING: '4' } });
    // past what the other tests of this database sent
    server.pass(2 * 24 * hour);
    const somebody = await somebodySignedIn(server);
    await registered(server);
    await changePhone(somebody, newPerson().phone);
    expect((await server.messagesTo(somebody.person.phone))[0]!.text).toContain('Annulez sous 72 h');
  });

  it('gets the reset codes for three days, and the code sent before the change dies', async () => {
    const server = await startTestServer(database());
    const somebody = await somebodySignedIn(server);
    const { email, phone: oldPhone } = somebody.person;
    await recover(server, email);
    const code = await newestCode(server, oldPhone);
    const { phone: newPhone } = newPerson();
    await changePhone(somebody, newPhone);
    expect((await server.post('/api/auth/verify-reset-code', { email, code })).status).toBe(400);

    server.pass(72 * hour - 1);
    expect((await recover(server, email)).body.data.maskedPhone).toContain(oldPhone.slice(-2));
    expect((await server.messagesTo(oldPhone))[0]!.text).toContain('reinitialisation');
    server.pass(hour);
    await recover(server, email);
    expect((await server.messagesTo(newPhone))[0]!.text).toContain('reinitialisation');
  });

  it('gets them however often the phone changes meanwhile', async () => {
    const server = await startTestServer(database());
    const somebody = await withChangedPhone(server);
    server.pass(hour);
    await changePhone(somebody, newPerson().phone);
    await recover(server, somebody.person.email);
    expect((await server.messagesTo(somebody.oldPhone))[0]!.text).toContain('reinitialisation');
  });

  it('is taken back by its link, once, which ends all sessions, the password and the later changes', async () => {
    const server = await startTestServer(database());
    const somebody = await withChangedPhone(server);
    const { person, oldPhone, newPhone, token: stolen } = somebody;
    const link = await tokenSentTo(server, oldPhone);
    server.pass(hour);
    await changePhone(somebody, newPerson().phone);
    const later = await tokenSentTo(server, newPhone);

    expect(await undo(server, link)).toMatchObject({ status: 200, body: { message: 'Change undone' } });
    expect((await server.call('/api/auth/session', { token: stolen })).status).toBe(401);
    expect((await server.post('/api/auth/login', { ...person })).status).toBe(401);
    expect((await recoveredUser(server, person)).phone).toBe(oldPhone);
    for (const dead of [link, later]) {
      expect(await undo(server, dead)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    }
  });

  it('is taken back as far as the earliest of links that are followed at once', async () => {
    const server = await startTestServer(database());
    const somebody = await withChangedPhone(server);
    const { person, oldPhone, newPhone } = somebody;
    const link = await tokenSentTo(server, oldPhone);
    server.pass(hour);
    await changePhone(somebody, newPerson().phone);
    const later = await tokenSentTo(server, newPhone);
    const answers = await Promise.all([undo(server, link), undo(server, later), undo(server, later)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await recoveredUser(server, person)).phone).toBe(oldPhone);
  });

  it('is taken back with the password where the link was lost, and by no session without it', async () => {
    const server = await startTestServer(database());
    const { person, oldPhone, token, profile } = await withChangedPhone(server);
    const before = { email: person.email, phone: oldPhone };
    expect((await profile()).undoable).toEqual({ until: expect.stringMatching(/^2026-03-05T10:/), before });
    const take = (password: string) => server.post('/api/user/contact-change/undo', { password }, { token });
    expect(await take('')).toMatchObject({ status: 400, body: { error: 'Password is required' } });
    expect(await take('soleil-1999')).toMatchObject({ body: { error: 'Wrong password' } });
    expect((await profile()).user.phone).not.toBe(oldPhone);

    expect(await take(person.password)).toMatchObject({ status: 200, body: { message: 'Change undone' } });
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    expect(await undo(server, await tokenSentTo(server, oldPhone))).toMatchObject({ status: 404 });
    const again = await somebodySignedIn(server, person);
    expect(await again.profile()).toMatchObject({ user: { phone: oldPhone }, undoable: null });
  });

  it('is taken back with the password for three days', async () => {
    const server = await startTestServer(database());
    const { person, token } = await withChangedPhone(server);
    server.pass(72 * hour - 7200);
    const late = await somebodySignedIn(server, person);
    server.pass(7200);
    expect(await late.profile()).toMatchObject({ undoable: null });
    // a wrong password is not even looked at
    for (const password of [person.password, 'soleil-1999'])
      expect(
        await server.post('/api/user/contact-change/undo', { password }, { token: late.token }),
      ).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect(token).not.toBe(late.token);
  });

  it('a change of email or phone is not undone by a forged link, nor after three days', async () => {
    const server = await startTestServer(database());
    const { oldPhone } = await withChangedPhone(server);
    const link = await tokenSentTo(server, oldPhone);
    for (const forged of ['a'.repeat(28), `${link}a`, `' or true --`]) {
      expect((await undo(server, forged)).status).toBe(404);
    }
    server.pass(72 * hour);
    expect((await undo(server, link)).status).toBe(404);
  });

  it('is not taken back from somebody who proved it since', async () => {
    const server = await startTestServer(database());
    const { oldPhone } = await withChangedPhone(server);
    const link = await tokenSentTo(server, oldPhone);
    await verified(server, { ...newPerson(), phone: oldPhone });
    expect(await undo(server, link)).toMatchObject({
      status: 409,
      body: { error: 'Phone number already registered' },
    });
  });
});

describeOnBothDatabases('an email that was changed', (database) => {
  const register = (server: TestServer, email: string) =>
    server.post('/api/auth/register', { ...newPerson(), email });

  async function withChangedEmail(server: TestServer) {
    const somebody = await somebodySignedIn(server);
    const { email: newEmail } = newPerson();
    await changeEmail(somebody, newEmail);
    return { ...somebody, newEmail };
  }

  async function changeEmail(
    { change, person: { password } }: Awaited<ReturnType<typeof somebodySignedIn>>,
    email: string,
  ) {
    expect((await change({ email, password })).status).toBe(200);
  }

  it('is told to the phone, with a link that fits one message', async () => {
    const server = await startTestServer(database(), { environment });
    const { person } = await withChangedEmail(server);
    const [{ text } = { text: '' }] = await server.messagesTo(person.phone);
    expect(text).toContain("l'email du compte a change.");
    expect(text).toMatch(/ https:\/\/soumdar\.example\/annuler#[a-z]{28}$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('is told to the phone of three days ago, when that changed first', async () => {
    const server = await startTestServer(database());
    const somebody = await withChangedPhone(server);
    await changeEmail(somebody, newPerson().email);
    expect((await server.messagesTo(somebody.oldPhone))[0]!.text).toContain("l'email du compte");
    expect((await server.messagesTo(somebody.newPhone))[0]!.text).not.toContain("l'email du compte");
  });

  it('comes back by the link, with the phone that was changed after it', async () => {
    const server = await startTestServer(database());
    const somebody = await withChangedEmail(server);
    const { person, newEmail, token: stolen } = somebody;
    const link = await tokenSentTo(server, person.phone);
    server.pass(hour);
    await changePhone(await somebodySignedIn(server, { ...person, email: newEmail }), newPerson().phone);

    expect((await undo(server, link)).status).toBe(200);
    expect((await server.call('/api/auth/session', { token: stolen })).status).toBe(401);
    expect(await recoveredUser(server, person)).toMatchObject({ email: person.email, phone: person.phone });
    expect((await undo(server, link)).status).toBe(404);
  });

  it.each(['email first', 'phone first'])(
    'comes back with the phone by the newest of two links (%s)',
    async (order) => {
      const server = await startTestServer(database());
      const somebody = await somebodySignedIn(server);
      const { person } = somebody;
      const { email: newEmail, phone: newPhone } = newPerson();
      if (order === 'email first') {
        await changeEmail(somebody, newEmail);
        server.pass(hour);
        await changePhone(await somebodySignedIn(server, { ...person, email: newEmail }), newPhone);
      } else {
        await changePhone(somebody, newPhone);
        server.pass(hour);
        await changeEmail(somebody, newEmail);
      }
      expect((await undo(server, await tokenSentTo(server, person.phone))).status).toBe(200);
      expect(await recoveredUser(server, person)).toMatchObject({ email: person.email, phone: person.phone });
    },
  );

  it('is kept from others for three days, and free afterwards', async () => {
    const server = await startTestServer(database());
    const { person } = await withChangedEmail(server);
    const other = await somebodySignedIn(server);
    const taken = { status: 409, body: { error: 'Email already exists' } };
    expect(await register(server, person.email)).toMatchObject(taken);
    const take = { email: person.email, password: other.person.password };
    expect(await other.change(take)).toMatchObject(taken);
    expect((await other.profile()).user.email).toBe(other.person.email);
    server.pass(72 * hour);
    expect((await register(server, person.email)).status).toBe(201);
  });

  it('is free at once where it was only one of several, three a day, that nobody proved', async () => {
    const server = await startTestServer(database());
    const somebody = await somebodySignedIn(server);
    const passing = [newPerson().email, newPerson().email];
    for (const email of [...passing, newPerson().email]) {
      await changeEmail(somebody, email);
      server.pass(1);
    }
    const { email, password } = somebody.person;
    expect((await somebody.change({ email: newPerson().email, password })).status).toBe(429);
    for (const owned of passing) expect((await register(server, owned)).status).toBe(201);
    expect((await register(server, email)).status).toBe(409);
  });

  it('is kept from whoever registers it while it is being given up', async () => {
    const server = await startTestServer(database());
    const somebody = await somebodySignedIn(server);
    const { email } = somebody.person;
    await Promise.all([
      changeEmail(somebody, newPerson().email),
      ...Array.from({ length: 5 }, () => register(server, email)),
    ]);
    const link = await tokenSentTo(server, somebody.person.phone);
    expect((await undo(server, link)).status).toBe(200);
    expect(await recoveredUser(server, somebody.person)).toMatchObject({ email });
  });

  it('may be taken again by the account that gave it up', async () => {
    const server = await startTestServer(database());
    const somebody = await withChangedEmail(server);
    await changeEmail(somebody, somebody.person.email);
    expect(await tokenOf(server, somebody.person)).toBeTruthy();
  });

  it.each(['the link', 'the password'])('by %s, an email that was verified is so again', async (way) => {
    const server = await startTestServer(database(), { environment });
    const owner = await somebodySignedIn(server);
    const { email, phone, password } = owner.person;
    const { kysely } = database();
    const verifiedAt = server.services.clock().toISOString();
    await kysely
      .updateTable('accounts')
      .set({ email_verified_at: verifiedAt })
      .where('email', '=', email)
      .execute();
    server.pass(60);
    const changed = await owner.change({ email: newPerson().email, password });
    expect(changed.body.data.emailVerifiedAt).toBeNull();
    const undone =
      way === 'the link'
        ? await undo(server, await tokenSentTo(server, phone))
        : await server.post('/api/user/contact-change/undo', { password }, { token: owner.token });
    expect(undone.status).toBe(200);
    const account = await kysely
      .selectFrom('accounts')
      .select('email_verified_at')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(account).toEqual({ email_verified_at: verifiedAt });
  });
});
