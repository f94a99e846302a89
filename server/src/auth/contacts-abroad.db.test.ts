import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { emailedCode, newPersonAbroad, somebodyAbroad } from '../testing/abroad.ts';
import { newestCode, newPerson, recoveredUser, tokenOf, verified } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const hour = 3600;
const environment = { PUBLIC_URL: 'https://soumdar.example/', EMAIL_ALLOW_OUTBOX: 'yes' };

async function tokenSentTo(server: TestServer, email: string): Promise<string> {
  const [newest] = await server.emailsTo(email);
  return /\/annuler#([a-z]{28})\b/.exec(newest!.text)![1]!;
}

const undo = (server: TestServer, token: string) => server.post('/api/auth/undo-contact-change', { token });
const newEmail = () => newPerson().email;

describeOnBothDatabases('the email of an account abroad', (database) => {
  it('stays in force until the code sent to another one is typed', async () => {
    const server = await startTestServer(database());
    const { person, change, profile, sendCode, prove, recover } = await somebodyAbroad(server);
    const other = newEmail();
    expect(await change({ email: other })).toMatchObject({
      status: 200,
      body: { data: { user: { email: person.email }, pendingEmail: other } },
    });
    await tokenOf(server, person);
    expect((await sendCode()).body.data).toEqual({ maskedEmail: `${other[0]}•••@example.tn` });
    expect((await server.emailsTo(person.email)).length).toBe(1);
    expect((await prove(await emailedCode(server, other))).status).toBe(200);
    expect(await profile()).toMatchObject({ user: { email: other, abroad: true }, pendingEmail: null });
    await tokenOf(server, { ...person, email: other });
    expect((await recover()).status).toBe(404);
  });

  it('is not lost to whoever gets the mail of a mistyped one', async () => {
    const server = await startTestServer(database());
    const { person, change, sendCode, recover } = await somebodyAbroad(server);
    const mistyped = newEmail();
    await change({ email: mistyped });
    await sendCode();
    expect((await recover(mistyped)).status).toBe(404);
    server.pass(100 * hour);
    expect((await recover()).status).toBe(200);
    const code = await emailedCode(server, person.email);
    const { email } = person;
    await server.post('/api/auth/reset-password', { email, code, newPassword: 'un-tout-nouveau-mot' });
    const token = await tokenOf(server, { ...person, password: 'un-tout-nouveau-mot' });
    expect((await server.call('/api/user/profile', { token })).body.data.pendingEmail).toBeNull();
  });

  it('is kept when its owner names it again, and the code sent meanwhile is dead', async () => {
    const server = await startTestServer(database());
    const { person, change, sendCode, prove } = await somebodyAbroad(server);
    const other = newEmail();
    await change({ email: other });
    await sendCode();
    const code = await emailedCode(server, other);
    expect((await change({ email: person.email })).body.data.pendingEmail).toBeNull();
    expect((await prove(code)).status).toBe(404);
  });

  it('asks the password, and is nobody else’s', async () => {
    const server = await startTestServer(database());
    const { change } = await somebodyAbroad(server);
    const taken = await verified(server);
    expect((await change({ email: newEmail(), password: undefined })).body.error).toBe(
      'Password is required',
    );
    expect((await change({ email: taken.email })).body.error).toBe('Email already exists');
  });

  it('is told of the change with a link that gives all back and signs everybody out', async () => {
    const server = await startTestServer(database(), { environment });
    const { person, token, moveTo, change } = await somebodyAbroad(server);
    const thief = newEmail();
    await moveTo(thief);
    const [stated] = await server.emailsTo(person.email);
    expect(stated!.text).toContain('https://soumdar.example/annuler#');
    expect(stated!.text).not.toMatch(/\d{6}/);
    expect(stated!.text).not.toMatch(/ignorez/);
    expect(stated!.text).not.toContain(thief);
    await change({ newPassword: 'du-voleur-seulement' });
    const link = await tokenSentTo(server, person.email);

    expect((await undo(server, link)).status).toBe(200);
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    expect((await undo(server, link)).status).toBe(404);
    // the thief's address leads nowhere, the owner's recovers the password
    expect((await server.post('/api/auth/forgot-password', { email: thief })).status).toBe(404);
    const { email } = person;
    expect((await server.post('/api/auth/forgot-password', { email })).status).toBe(200);
    const code = await emailedCode(server, email);
    const newPassword = 'un-tout-nouveau-mot';
    expect((await server.post('/api/auth/reset-password', { email, code, newPassword })).status).toBe(200);
  });

  it('gets the reset codes for three days after it was given up, and nobody may register it', async () => {
    const server = await startTestServer(database());
    const { person, moveTo, recover } = await somebodyAbroad(server);
    const other = newEmail();
    await moveTo(other);
    server.pass(72 * hour - 1);
    const stranger = { ...newPersonAbroad(), email: person.email };
    expect((await server.post('/api/auth/register', stranger)).body.error).toBe('Email already exists');
    await recover(other);
    expect((await server.emailsTo(person.email))[0]!.subject).toContain('réinitialisation');
    server.pass(hour);
    await recover(other);
    expect((await server.emailsTo(other))[0]!.subject).toContain('réinitialisation');
    expect((await server.post('/api/auth/register', stranger)).status).toBe(201);
  });

  it('takes back what a thief changed in two steps, whichever way', async () => {
    const server = await startTestServer(database(), { environment });
    const { person, change, prove, token, moveTo } = await somebodyAbroad(server);
    const thief = newPerson();
    await moveTo(thief.email);
    const link = await tokenSentTo(server, person.email);
    // then a phone of the thief's own, which would get the codes
    await change({ phone: thief.phone });
    await server.post('/api/auth/send-verification-code', { email: thief.email });
    expect((await prove(await newestCode(server, thief.phone), thief.email)).status).toBe(200);
    expect((await undo(server, link)).status).toBe(200);
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    const user = await recoveredUser(server, person, () => emailedCode(server, person.email));
    expect(user).toMatchObject({ email: person.email, phone: person.phone, abroad: true });
  });
});

describeOnBothDatabases('the phone of an account abroad', (database) => {
  it('becomes a Tunisian one by its SMS, which the email may take back for three days', async () => {
    const server = await startTestServer(database(), { environment });
    const { person, change, sendCode, prove, recover } = await somebodyAbroad(server);
    const { phone } = newPerson();
    expect((await change({ phone })).body.data).toMatchObject({
      user: { phone: person.phone, abroad: true },
      pendingPhone: phone,
    });
    expect((await sendCode()).body.data).toHaveProperty('maskedPhone');
    expect((await prove(await newestCode(server, phone))).status).toBe(200);
    const login = await server.post('/api/auth/login', person);
    expect(login.body.data.user.phone).toBe(phone);
    expect(login.body.data.user).not.toHaveProperty('abroad');
    expect((await server.post('/api/auth/register', { ...newPerson(), phone })).body.error).toBe(
      'Phone number already registered',
    );
    // until then reset codes go where they went
    expect((await recover()).body.data).toHaveProperty('maskedEmail');
    const emails = await server.emailsTo(person.email);
    expect(emails.some(({ text }) => text.includes('/annuler#'))).toBe(true);
    const link = /\/annuler#([a-z]{28})\b/.exec(emails.find(({ text }) => text.includes('#'))!.text)![1]!;
    expect((await undo(server, link)).status).toBe(200);
    server.pass(hour);
    const user = await recoveredUser(server, person, () => emailedCode(server, person.email));
    expect(user).toMatchObject({ phone: person.phone, abroad: true });
  });

  it('gets the reset codes by SMS once three days have passed', async () => {
    const server = await startTestServer(database());
    const { change, sendCode, prove, recover } = await somebodyAbroad(server);
    const { phone } = newPerson();
    await change({ phone });
    await sendCode();
    await prove(await newestCode(server, phone));
    server.pass(72 * hour + 1);
    expect((await recover()).body.data).toHaveProperty('maskedPhone');
  });

  it('becomes another one abroad at once, of which the email is told', async () => {
    const server = await startTestServer(database());
    const { person, change } = await somebodyAbroad(server);
    const phone = '+15145550199';
    expect((await change({ phone, abroad: true })).body.data).toMatchObject({
      user: { phone, abroad: true },
      pendingPhone: null,
    });
    const [stated] = await server.emailsTo(person.email);
    expect(stated!.text).toContain('finit maintenant par 99');
    expect((await undo(server, await tokenSentTo(server, person.email))).status).toBe(200);
    const user = await recoveredUser(server, person, () => emailedCode(server, person.email));
    expect(user.phone).toBe(person.phone);
  });

  it('changes three times a day, for each change is an email', async () => {
    const server = await startTestServer(database());
    const { person, change } = await somebodyAbroad(server);
    const phones = [90, 91, 92].map((end) => `+151455501${end}`);
    for (const phone of phones) expect((await change({ phone, abroad: true })).status).toBe(200);
    const stated = await server.emailsTo(person.email);
    expect(await change({ phone: '+15145550195', abroad: true })).toMatchObject({
      status: 429,
      body: { waitTime: expect.any(Number) },
    });
    expect(await server.emailsTo(person.email)).toHaveLength(stated.length);
  });

  it('is given back as it was before the first change that the email was told of, whichever link is followed', async () => {
    const server = await startTestServer(database());
    const { person, change } = await somebodyAbroad(server);
    await change({ phone: '+15145550199', abroad: true });
    server.pass(hour);
    await change({ phone: '+4915112345678', abroad: true });
    expect((await undo(server, await tokenSentTo(server, person.email))).status).toBe(200);
    const user = await recoveredUser(server, person, () => emailedCode(server, person.email));
    expect(user.phone).toBe(person.phone);
  });

  it('is refused where it is no number abroad, and to an account of Tunisia', async () => {
    const server = await startTestServer(database());
    const { change } = await somebodyAbroad(server);
    const details = [{ field: 'phone', message: expect.any(String) }];
    for (const phone of ['+33000000000', '+21620123456', '+33 6 12 34 56 78']) {
      expect(await change({ phone, abroad: true })).toMatchObject({ status: 400, body: { details } });
    }
    expect((await change({ phone: '+15145550199', abroad: true, password: 'not this one' })).body.error).toBe(
      'Wrong password',
    );
    const person = await verified(server);
    const token = await tokenOf(server, person);
    const body = { phone: '+15145550199', abroad: true, password: person.password };
    const answer = await server.call('/api/user/profile', { token, method: 'PATCH', body });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Validation failed', details } });
  });

  it('and another email do not wait for their codes at one time', async () => {
    const server = await startTestServer(database());
    const { change, profile } = await somebodyAbroad(server);
    const { phone, email } = newPerson();
    expect(await change({ phone, email })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'email' }] },
    });
    await change({ phone });
    await change({ email });
    expect(await profile()).toMatchObject({ pendingPhone: null, pendingEmail: email });
    await change({ phone });
    expect(await profile()).toMatchObject({ pendingPhone: phone, pendingEmail: null });
    await change({ newPassword: 'un-tout-nouveau-mot' });
    expect(await profile()).toMatchObject({ pendingPhone: null, pendingEmail: null });
  });
});

describeOnBothDatabases('what is kept of who lives abroad', (database) => {
  it('is told to them, and erased with the account', async () => {
    const server = await startTestServer(database());
    const { person, token, change } = await somebodyAbroad(server);
    const other = newEmail();
    await change({ email: other });
    const { data } = (await server.call('/api/user/export', { token })).body;
    expect(data.account).toMatchObject({
      user: { phone: person.phone, abroad: true },
      pendingEmail: other,
      phoneVerifiedAt: null,
    });
    const { password } = person;
    const erased = await server.call('/api/user/profile', { token, method: 'DELETE', body: { password } });
    expect(erased.status).toBe(200);
    const limits = await database().kysely.selectFrom('limits').select('key').execute();
    expect(limits.filter(({ key }) => key.includes(person.email) || key.includes(other))).toEqual([]);
  });
});
