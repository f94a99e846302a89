import { describeOnBothDatabases } from '@soumdar/db/testing';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { newestCode, tokenOf, verified, wrongCode } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

const production = {
  NODE_ENV: 'production',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  PUBLISHER_NAME: 'Soumdar SARL',
  PUBLISHER_ADDRESS: 'Rue du Lac, Tunis',
  PUBLISHER_EMAIL: 'contact@soumdar.example',
  PUBLISHER_DIRECTOR: 'Amel Ben Salah',
  PUBLISHER_HOST: 'Hosting Inc., Boston',
};

describeOnBothDatabases('the second factor of an expert', (database) => {
  async function scene(environment: Record<string, string> = {}) {
    const server = await startTestServer(database(), { environment });
    const expert = await expertSignedIn(server, database());
    const { person, token } = expert;
    const read = async () => (await expert.get('second-factor')).body.data;
    const enrol = (body: object) => server.post('/api/experts/second-factor', body, { token });
    const logIn = () => server.post('/api/auth/login', { email: person.email, password: person.password });
    const halfToken = async () => (await logIn()).body.token as string;
    const prove = (body: object, from?: string) => server.post('/api/auth/second-factor', body, { from });

    /** As an authenticator app does, by the secret alone. */
    async function withApp() {
      const { offer } = await read();
      const codeNow = () =>
        new TOTP({ secret: Secret.fromBase32(offer.secret) }).generate({
          timestamp: server.services.clock().getTime(),
        });
      const answer = await enrol({ token: offer.token, code: codeNow() });
      expect(answer.status).toBe(201);
      server.pass(60);
      return { codeNow, offer, recoveryCodes: answer.body.data.recoveryCodes as string[] };
    }
    return { server, expert, read, enrol, logIn, halfToken, prove, withApp };
  }

  it('is no duty outside of production: the area is open, and a login takes the password', async () => {
    const { expert, read, logIn } = await scene();
    expect(await read()).toMatchObject({ enrolled: false, required: false });
    expect((await expert.get('requests')).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  it('is required in production before anything else of the area', async () => {
    const { server, expert, read, withApp } = await scene(production);
    expect(await expert.get('requests')).toMatchObject({
      status: 403,
      body: { error: 'Second factor required', nextStep: 'second_factor' },
    });
    expect(await read()).toMatchObject({ enrolled: false, required: true });
    await withApp();
    expect((await expert.get('requests')).status).toBe(200);
    const user = await tokenOf(server, await verified(server));
    expect(await server.call('/api/experts/second-factor', { token: user })).toMatchObject({
      status: 403,
      body: { error: 'Experts only' },
    });
  });

  it('completes a login, each code once', async () => {
    const { server, expert, logIn, halfToken, prove, withApp } = await scene();
    const { codeNow } = await withApp();
    const half = await logIn();
    expect(half).toMatchObject({
      status: 403,
      body: { error: 'Second factor required', nextStep: 'second_factor', token: expect.any(String) },
    });
    expect(half.text).not.toContain(expert.id);
    const code = codeNow();
    const proved = await prove({ token: half.body.token, code });
    expect(proved).toMatchObject({
      status: 200,
      body: { data: { device: expect.any(String), user: { id: expert.id, role: 'expert' } } },
    });
    const { token } = proved.body.data;
    expect((await server.call('/api/experts/requests', { token })).status).toBe(200);

    expect(await prove({ token: await halfToken(), code })).toMatchObject({
      status: 400,
      body: { error: 'Invalid verification code' },
    });
    server.pass(30);
    expect((await prove({ token: await halfToken(), code: codeNow() })).status).toBe(200);
  });

  it('is enrolled by a code of the secret offered, once, and ends sessions opened before', async () => {
    const { server, expert, read, enrol, withApp } = await scene();
    const other = await tokenOf(server, expert.person);
    const { offer } = await read();
    expect((await enrol({ token: offer.token, code: 'none' })).status).toBe(400);
    expect(await enrol({ token: 'made-up', code: '123456' })).toMatchObject({
      status: 400,
      body: { error: 'Invalid verification code' },
    });
    const { offer: used, codeNow } = await withApp();
    expect(await read()).toEqual({ enrolled: true, enrolledAt: expect.any(String), recoveryCodesLeft: 10 });
    expect(await enrol({ token: used.token, code: codeNow() })).toMatchObject({
      status: 409,
      body: { error: 'Second factor already set' },
    });
    expect((await server.call('/api/auth/session', { token: other })).status).toBe(401);
    expect((await expert.get('requests')).status).toBe(200);
  });

  it('may be replaced by a recovery code, each once, however it is typed', async () => {
    const { read, halfToken, prove, withApp } = await scene();
    const { recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect((await prove({ token: await halfToken(), code: first })).status).toBe(200);
    expect((await prove({ token: await halfToken(), code: first })).status).toBe(400);
    const typed = second.toLowerCase().replaceAll('-', ' ');
    expect((await prove({ token: await halfToken(), code: typed })).status).toBe(200);
    expect(await read()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('takes five wrong codes, then waits as logins do, from whatever network', async () => {
    const { server, halfToken, prove, withApp } = await scene();
    const { codeNow } = await withApp();
    const token = await halfToken();
    const wrong = { token, code: wrongCode(codeNow()) };
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await prove(wrong, `198.51.${guess}.1`)).status).toBe(400);
    expect(await prove({ token, code: codeNow() }, '198.51.9.1')).toMatchObject({
      status: 429,
      body: { waitTime: 5 },
    });
    server.pass(5);
    expect((await prove({ token, code: codeNow() })).status).toBe(200);
  });

  it('waits on after a new password, which proves nothing of the second factor', async () => {
    const { server, expert, halfToken, prove, withApp } = await scene();
    const { codeNow } = await withApp();
    const token = await halfToken();
    for (let guess = 1; guess <= 5; guess += 1) await prove({ token, code: wrongCode(codeNow()) });
    const { email, phone, password } = expert.person;
    await server.post('/api/auth/forgot-password', { email });
    const reset = { email, code: await newestCode(server, phone), newPassword: password };
    expect((await server.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await prove({ token: await halfToken(), code: codeNow() })).status).toBe(429);
  });

  it('takes no more wrong codes in a burst', async () => {
    const { halfToken, prove, withApp } = await scene();
    const { codeNow } = await withApp();
    const wrong = { token: await halfToken(), code: wrongCode(codeNow()) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => prove(wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('is proved by a login of these minutes, of the password of today', async () => {
    const { server, expert, halfToken, prove, withApp } = await scene();
    const { codeNow } = await withApp();
    const [old, before] = [await halfToken(), await halfToken()];
    const invalid = { status: 401, body: { error: 'Invalid or expired token' } };
    expect(await prove({ token: `${old.slice(0, -2)}AA`, code: codeNow() })).toMatchObject(invalid);
    await database()
      .kysely.updateTable('accounts')
      .set({ password_hash: 'another' })
      .where('id', '=', expert.id)
      .execute();
    expect(await prove({ token: before, code: codeNow() })).toMatchObject(invalid);
    server.pass(601);
    expect(await prove({ token: old, code: codeNow() })).toMatchObject(invalid);
  });

  it('is stored encrypted, recovery codes as hashes', async () => {
    const { expert, withApp } = await scene();
    const { offer, recoveryCodes } = await withApp();
    const stored = await database()
      .kysely.selectFrom('second_factors')
      .selectAll()
      .where('account_id', '=', expert.id)
      .executeTakeFirstOrThrow();
    const secret = Buffer.from(Secret.fromBase32(offer.secret).bytes);
    expect(stored.secret.includes(secret)).toBe(false);
    expect(JSON.stringify(stored.recovery_hashes)).not.toContain(recoveryCodes[0]!.replaceAll('-', ''));
  });
});
