import { describeOnBothDatabases } from '@soumdar/db/testing';
import { describe, expect, it } from 'vitest';
import {
  guessFromEverywhere,
  newestCode,
  newPerson,
  register,
  registered,
  tokenOf,
  verified,
  wrongCode,
} from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('registration', (database) => {
  it('leads from a form to a session', async () => {
    const server = await startTestServer(database());
    const person = newPerson();
    const maskedPhone = `+216 ** *** *${person.phone.slice(-2)}`;

    const opened = await server.post('/api/auth/register', person);
    expect(opened).toMatchObject({ status: 201, body: { success: true, data: { maskedPhone } } });
    expect(await server.messagesTo(person.phone)).toEqual([]);

    const sent = await server.post('/api/auth/send-verification-code', { email: person.email });
    expect(sent).toMatchObject({ status: 200, body: { success: true, data: { maskedPhone } } });
    expect(sent.body.message).toBeTypeOf('string');
    const [message] = await server.messagesTo(person.phone);
    expect(message!.text.match(/\d{6,}/g)).toEqual([expect.stringMatching(/^\d{6}$/)]);
    expect(message!.text).toMatch(/^[\x20-\x7e]+$/);

    const code = await newestCode(server, person.phone);
    const done = await server.post('/api/auth/verify-phone', { email: person.email, code });
    expect(done).toMatchObject({ status: 200, body: { success: true } });
    expect(done.body.message).toBeTypeOf('string');

    const login = await server.post('/api/auth/login', { email: person.email, password: person.password });
    expect(login.status).toBe(200);
    expect(login.body.data.user).toEqual({
      locale: 'fr',
      id: expect.any(String),
      email: person.email,
      full_name: person.full_name,
      phone: person.phone,
    });
  });

  it('takes an address in any case for the same', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const again = await server.post('/api/auth/register', {
      ...newPerson(),
      email: ` ${person.email.toUpperCase()}`,
    });
    expect(again.body.error).toBe('Email already exists');
  });

  it.each([
    ['email', 'somebody@nowhere'],
    ['email', 'some\0body@example.tn'],
    ['full_name', '  '],
    ['full_name', '\u200b'],
    ['full_name', 'Amel\0'],
    ['phone', '20123456'],
    ['phone', '+21671123456'],
    ['phone', '+21657123456'],
    ['phone', '+21688123456'],
    ['phone', '+33612345678'],
    ['phone', '+216201234567'],
    ['password', 'court'],
    ['password', '🌴🌴🌴'],
  ])('refuses a bad %s: %s', async (field, value) => {
    const server = await startTestServer(database());
    const answer = await server.post('/api/auth/register', { ...newPerson(), [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, error: 'Validation failed', details: [{ field, message: expect.any(String) }] },
    });
  });

  it('refuses a common password and takes a long or unusual one', async () => {
    const server = await startTestServer(database());
    const registerWith = (password: string) =>
      server.post('/api/auth/register', { ...newPerson(), password });
    for (const common of ['azerty', 'AZERTY']) {
      expect(await registerWith(common)).toMatchObject({
        status: 400,
        body: { error: 'Password is too common', code: 'password_too_common' },
      });
    }
    expect((await registerWith(`${'🌴'.repeat(63)}🌵`)).status).toBe(201);
    expect((await registerWith('a b c d e f')).status).toBe(201);
  });

  describe('of somebody known', () => {
    it('refuses the address and the phone of a verified account', async () => {
      const server = await startTestServer(database());
      const person = await verified(server);
      const sameEmail = await server.post('/api/auth/register', { ...newPerson(), email: person.email });
      expect(sameEmail).toMatchObject({ status: 409, body: { error: 'Email already exists' } });
      const samePhone = await server.post('/api/auth/register', { ...newPerson(), phone: person.phone });
      expect(samePhone).toMatchObject({ status: 409, body: { error: 'Phone number already registered' } });
    });

    it('replaces what was pending, and the code sent for it dies', async () => {
      const server = await startTestServer(database());
      const first = await registered(server);
      const oldCode = await newestCode(server, first.phone);
      const second = { ...newPerson(), email: first.email, password: 'un-autre-secret' };

      const again = await server.post('/api/auth/register', second);
      expect(again).toMatchObject({
        status: 403,
        body: {
          success: false,
          error: 'Phone number not verified',
          nextStep: 'send_verification_code',
          email: first.email,
        },
      });
      const { registration } = again.body;
      const stale = { email: first.email, code: oldCode, registration };
      expect(await server.post('/api/auth/verify-phone', stale)).toMatchObject({
        status: 400,
        body: { error: 'Invalid verification code' },
      });

      server.pass(180);
      await server.post('/api/auth/send-verification-code', { email: first.email, registration });
      const code = await newestCode(server, second.phone);
      await server.post('/api/auth/verify-phone', { email: first.email, code, registration });
      await tokenOf(server, second);
    });

    it('ends the waits for wrong passwords of what was pending, those over all networks too', async () => {
      const server = await startTestServer(database());
      const person = await registered(server);
      const logIn = () => server.post('/api/auth/login', { email: person.email, password: person.password });
      await guessFromEverywhere(server, person.email);
      expect((await logIn()).status).toBe(429);
      await register(server, person);
      expect((await logIn()).status).toBe(403);
    });

    it('verifies the phone for the registration whose code was asked for, not for one made since', async () => {
      const server = await startTestServer(database());
      const victim = await registered(server);
      const thief = await register(server, { ...victim, password: 'le-secret-du-voleur' });
      server.pass(180);
      const { email } = victim;
      expect((await server.post('/api/auth/send-verification-code', thief)).status).toBe(200);
      const code = await newestCode(server, victim.phone);
      const noPending = { status: 404, body: { error: 'No pending registration found' } };
      const asVictim = { email, code, registration: victim.registration };
      expect(await server.post('/api/auth/verify-phone', asVictim)).toMatchObject(noPending);
      expect(await server.post('/api/auth/send-verification-code', asVictim)).toMatchObject(noPending);
      // without its id nothing tells which registration is meant
      expect(await server.post('/api/auth/send-verification-code', { email })).toMatchObject(noPending);
      expect(await server.post('/api/auth/verify-phone', { email, code })).toMatchObject(noPending);
      expect((await server.post('/api/auth/login', thief)).status).toBe(403);
    });

    it('takes the newest password for a registration whose id was not kept', async () => {
      const server = await startTestServer(database());
      const first = await registered(server);
      server.pass(180);
      const second = await registered(server, {
        ...first,
        password: 'un-autre-secret',
        phone: newPerson().phone,
      });
      const { email, password } = second;
      const code = await newestCode(server, second.phone);
      const verify = (secret: string) =>
        server.post('/api/auth/verify-phone', { email, code, password: secret });
      expect(await verify(first.password)).toMatchObject({ status: 404 });
      const wrong = { email, code: wrongCode(code) };
      // without the right code nothing tells which password is right
      for (const guessed of [first.password, password]) {
        const answer = await server.post('/api/auth/verify-phone', { ...wrong, password: guessed });
        expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid verification code' } });
      }
      expect(await verify(password)).toMatchObject({ status: 200 });
      await tokenOf(server, second);
    });

    it('is told by the login what the pending registration is known by', async () => {
      const server = await startTestServer(database());
      const { registration, ...person } = await registered(server);
      expect((await server.post('/api/auth/login', person)).body).toMatchObject({ registration });
    });

    it('gives the phone to whoever proves it first', async () => {
      const server = await startTestServer(database());
      const phone = newPerson().phone;
      const [slow, quick] = [
        { ...newPerson(), phone },
        { ...newPerson(), phone },
      ];
      await registered(server, slow);
      const slowCode = await newestCode(server, phone);
      await verified(server, quick);
      const late = await server.post('/api/auth/verify-phone', { email: slow.email, code: slowCode });
      expect(late).toMatchObject({ status: 409, body: { error: 'Phone number already registered' } });
    });

    it('lets one of two win who prove a phone at the same moment', async () => {
      const server = await startTestServer(database());
      const phone = newPerson().phone;
      const rivals = [
        { ...newPerson(), phone },
        { ...newPerson(), phone },
      ];
      const proofs = [];
      for (const rival of rivals) {
        await registered(server, rival);
        proofs.push({ email: rival.email, code: await newestCode(server, phone) });
      }
      const answers = await Promise.all(proofs.map((proof) => server.post('/api/auth/verify-phone', proof)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('opens one account for two forms sent at the same moment', async () => {
      const server = await startTestServer(database());
      const person = newPerson();
      const answers = await Promise.all([1, 2].map(() => server.post('/api/auth/register', person)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    });
  });

  describe('without a pending account', () => {
    it.each(['unknown', 'verified'])(
      'neither sends nor checks a code for an address that is %s',
      async (kind) => {
        const server = await startTestServer(database());
        const { email } = kind === 'verified' ? await verified(server) : newPerson();
        const send = await server.post('/api/auth/send-verification-code', { email });
        expect(send).toMatchObject({ status: 404, body: { error: 'No pending registration found' } });
        const check = await server.post('/api/auth/verify-phone', { email, code: '123456' });
        expect(check).toMatchObject({ status: 404, body: { error: 'No pending registration found' } });
      },
    );
  });
});
