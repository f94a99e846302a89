import { takeHit } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { NotTakenError } from '../sending/errors.ts';
import { hashChannel } from '../limits/contact-hash.ts';
import { limits } from '../limits/limits.ts';
import { emailedCode, newPersonAbroad, registeredAbroad, somebodyAbroad } from '../testing/abroad.ts';
import { newestCode, newPerson, registered } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const hour = 3600;
const sentTo = (email: string) => ({ maskedEmail: `${email[0]}•••${email.slice(email.indexOf('@'))}` });

/** As strangers do who register under other names of a mailbox. */
async function fillDay({ services }: TestServer, email: string, codes: number) {
  const hash = await hashChannel(services.database.kysely, { email });
  const [, perDay] = limits.codesTo({ email }, hash, 'verify_email');
  for (let sent = 0; sent < codes; sent += 1)
    await takeHit(services.database.kysely, perDay!, services.clock());
}

describeOnBothDatabases('who lives abroad', (database) => {
  it('registers by a code sent to the email, and signs in with a number of another country', async () => {
    const server = await startTestServer(database());
    const person = newPersonAbroad();
    const { email, password } = person;
    const opened = await server.post('/api/auth/register', person);
    expect(opened).toMatchObject({ status: 201, body: { success: true, data: sentTo(email) } });
    expect(opened.body.data).not.toHaveProperty('maskedPhone');
    expect(await server.emailsTo(email)).toEqual([]);

    const { registration } = opened.body.data;
    const sent = await server.post('/api/auth/send-verification-code', { email, registration });
    expect(sent).toMatchObject({ status: 200, body: { data: sentTo(email) } });
    const [message] = await server.emailsTo(email);
    expect(message!.text.match(/\d{6,}/g)).toEqual([expect.stringMatching(/^\d{6}$/)]);
    expect(await server.messagesTo(person.phone)).toEqual([]);

    const early = await server.post('/api/auth/login', { email, password });
    expect(early).toMatchObject({
      status: 403,
      body: { error: 'Phone number not verified', nextStep: 'send_verification_code', abroad: true },
    });
    const code = await emailedCode(server, email);
    expect((await server.post('/api/auth/verify-phone', { email, code, registration })).status).toBe(200);
    const login = await server.post('/api/auth/login', { email, password });
    expect(login.body.data.user).toEqual({
      locale: 'fr',
      id: expect.any(String),
      email,
      full_name: person.full_name,
      phone: person.phone,
      abroad: true,
    });
  });

  it.each([
    ['of Tunisia', { phone: '+21620123456' }],
    ['of Tunisia, of a kind that may not register', { phone: '+21671123456' }],
    ['that its country has not', { phone: '+33000000000' }],
    ['that is none', { phone: 'hello' }],
    ['written as people do', { phone: '+33 6 12 34 56 78' }],
    ['of another country without saying so', { abroad: false }],
    ['of another country without a word', { abroad: undefined }],
  ])('is refused a number %s', async (_what, change) => {
    const server = await startTestServer(database());
    const answer = await server.post('/api/auth/register', { ...newPersonAbroad(), ...change });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    expect(answer.body.details).toEqual([{ field: 'phone', message: expect.any(String) }]);
  });

  it('is told of a wrong number beside whatever else is wrong', async () => {
    const server = await startTestServer(database());
    const answer = await server.post('/api/auth/register', {
      ...newPersonAbroad(),
      full_name: ' ',
      phone: '+21620123456',
    });
    const fields = answer.body.details.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(['full_name', 'phone']);
  });

  it('may have the number that somebody else gave', async () => {
    const server = await startTestServer(database());
    const first = await somebodyAbroad(server);
    const second = await somebodyAbroad(server);
    expect((await second.profile()).user.phone).toBe((await first.profile()).user.phone);
  });

  it('may have registered with a Tunisian phone before, whose code then dies, and the other way round', async () => {
    const server = await startTestServer(database());
    const here = await registered(server);
    const { email } = here;
    const bySms = await newestCode(server, here.phone);
    const again = await server.post('/api/auth/register', { ...newPersonAbroad(), email });
    expect(again).toMatchObject({ status: 403, body: { nextStep: 'send_verification_code', abroad: true } });
    const prove = (code: string, registration: string) =>
      server.post('/api/auth/verify-phone', { email, code, registration });
    expect((await prove(bySms, here.registration)).status).toBe(404);
    expect((await prove(bySms, again.body.registration)).status).toBe(400);

    const { registration } = again.body;
    const sent = await server.post('/api/auth/send-verification-code', { email, registration });
    expect(sent.body.data).toEqual(sentTo(email));
    const byEmail = await emailedCode(server, email);

    server.pass(180);
    const back = await server.post('/api/auth/register', { ...here, email });
    expect(back.body).not.toHaveProperty('abroad');
    expect((await prove(byEmail, back.body.registration)).status).toBe(400);
    await server.post('/api/auth/send-verification-code', { email, registration: back.body.registration });
    expect((await prove(await newestCode(server, here.phone), back.body.registration)).status).toBe(200);
    const login = await server.post('/api/auth/login', { email, password: here.password });
    expect(login.body.data.user).toMatchObject({ phone: here.phone });
    expect(login.body.data.user).not.toHaveProperty('abroad');
  });

  it('has a registration replaced by another, with whose id the code of the first is none', async () => {
    const server = await startTestServer(database());
    const { email } = await registeredAbroad(server);
    const code = await emailedCode(server, email);
    const stranger = { ...newPersonAbroad(), email, password: 'le-mot-du-voleur' };
    const { registration } = (await server.post('/api/auth/register', stranger)).body;
    const answer = await server.post('/api/auth/verify-phone', { email, code, registration });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid verification code' } });
  });

  it('recovers the password by email', async () => {
    const server = await startTestServer(database());
    const { person, recover, token } = await somebodyAbroad(server);
    const { email } = person;
    const newPassword = 'un-tout-nouveau-mot';
    expect(await recover()).toMatchObject({ status: 200, body: { data: sentTo(email) } });
    const code = await emailedCode(server, email);
    expect((await server.post('/api/auth/verify-reset-code', { email, code })).status).toBe(200);
    expect((await server.post('/api/auth/reset-password', { email, code, newPassword })).status).toBe(200);
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    expect((await server.post('/api/auth/login', { email, password: newPassword })).status).toBe(200);
    expect(await server.messagesTo(person.phone)).toEqual([]);
  });

  it('waits for the next code only when the email may have left', async () => {
    const server = await startTestServer(database());
    const person = newPersonAbroad();
    const { email } = person;
    const { registration } = (await server.post('/api/auth/register', person)).body.data;
    const send = () => server.post('/api/auth/send-verification-code', { email, registration });
    const { sendEmail } = server.services;
    const trouble = { status: 502, body: { error: 'Email service error', code: 'email_service_error' } };

    server.services.sendEmail = () => Promise.reject(new NotTakenError('refused'));
    const refused = await send();
    expect(refused).toMatchObject(trouble);
    expect(refused.body).not.toHaveProperty('waitTime');

    server.services.sendEmail = async (...sent) => {
      await sendEmail(...sent);
      throw new Error('the answer was lost');
    };
    expect(await send()).toMatchObject({ ...trouble, body: { ...trouble.body, waitTime: 180 } });
    server.services.sendEmail = sendEmail;
    expect((await send()).status).toBe(429);
    const code = await emailedCode(server, email);
    expect((await server.post('/api/auth/verify-phone', { email, code, registration })).status).toBe(200);
  });

  it('fills no stranger’s mailbox: five codes an hour under all its names, and twenty a day', async () => {
    const server = await startTestServer(database());
    const mailbox = `zohra.${process.pid}`;
    let names = 0;
    const sendToAnother = async () => {
      names += 1;
      const email = `${mailbox}+${names}@exemple.tn`;
      await server.post('/api/auth/register', { ...newPersonAbroad(), email });
      return server.post('/api/auth/send-verification-code', { email });
    };
    for (let sent = 0; sent < 5; sent += 1) expect((await sendToAnother()).status).toBe(200);
    expect(await sendToAnother()).toMatchObject({ status: 429, body: { waitTime: expect.any(Number) } });
    server.pass(hour);
    await fillDay(server, `${mailbox}@exemple.tn`, 15);
    expect((await sendToAnother()).status).toBe(429);
    server.pass(24 * hour);
    expect((await sendToAnother()).status).toBe(200);
  });

  it('recovers the password whatever strangers have sent to the mailbox', async () => {
    const server = await startTestServer(database());
    const { person, recover } = await somebodyAbroad(server);
    await fillDay(server, person.email, 19);
    expect((await recover()).status).toBe(200);
  });

  it('is asked for no code of an email that waits, and is nobody’s verified phone', async () => {
    const server = await startTestServer(database());
    const { email } = await registeredAbroad(server);
    expect(await server.post('/api/auth/forgot-password', { email })).toMatchObject({
      status: 404,
      body: { error: 'User not found' },
    });
    expect((await server.post('/api/auth/register', newPerson())).status).toBe(201);
  });
});
