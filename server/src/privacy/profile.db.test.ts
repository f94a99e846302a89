import { policyVersions, privacyPolicyVersion } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { describe, expect, it } from 'vitest';
import { newestCode, newPerson, tokenOf, verified, wrongCode } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('one’s own data', (database) => {
  const start = () => startTestServer(database(), { market: smallMarket() });

  it('is shown to whoever is signed in', async () => {
    const server = await start();
    const { person, profile } = await somebodySignedIn(server);
    const { email, full_name, phone } = person;
    expect(await profile()).toMatchObject({
      user: { email, full_name, phone },
      pendingPhone: null,
      wantsOffers: false,
      smsNotices: true,
      limitedSince: null,
      consents: [{ purpose: 'privacy_policy', textVersion: privacyPolicyVersion, withdrawnAt: null }],
      privacyRequests: [],
      openManualRequests: 0,
    });
    expect((await server.call('/api/user/profile')).status).toBe(401);
  });

  it('names the version of the policy that was shown, and the newest where that is not known', async () => {
    const server = await start();
    const [newest, before] = policyVersions;
    for (const [shown, named] of [
      [before!.version, before!.version],
      ['0.1', newest.version],
    ] as const) {
      const person = newPerson();
      await server.post('/api/auth/register', { ...person, policy_version: shown });
      const { text_version } = await database()
        .kysely.selectFrom('accounts')
        .innerJoin('consents', 'consents.account_id', 'accounts.id')
        .select('text_version')
        .where('email', '=', person.email)
        .executeTakeFirstOrThrow();
      expect(text_version).toBe(named);
    }
  });

  it('is corrected, what is not named staying as it is', async () => {
    const server = await start();
    const { person, change, profile } = await somebodySignedIn(server);
    const before = await profile();
    const changed = await change({ full_name: ' Leïla Trabelsi ', nonsense: true });
    expect(changed).toMatchObject({ status: 200, body: { data: { user: { full_name: 'Leïla Trabelsi' } } } });
    expect(await profile()).toEqual({ ...before, user: { ...before.user, full_name: 'Leïla Trabelsi' } });
    expect((await change({})).status).toBe(200);
    expect(await change({ full_name: ' ' })).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', details: [{ field: 'full_name' }] },
    });
    expect((await profile()).user.email).toBe(person.email);
  });

  it('SMS notices can be turned off and on', async () => {
    const { change, profile } = await somebodySignedIn(await start());
    await change({ smsNotices: false });
    expect((await profile()).smsNotices).toBe(false);
    await change({ smsNotices: true });
    expect((await profile()).smsNotices).toBe(true);
  });

  describe('email', () => {
    it('changes with the password, which then opens the account with it', async () => {
      const server = await start();
      const { person, change } = await somebodySignedIn(server);
      const { email } = newPerson();
      expect(await change({ email })).toMatchObject({ status: 400, body: { error: 'Password is required' } });
      expect(await change({ email, password: 'not-this-one' })).toMatchObject({
        status: 400,
        body: { error: 'Wrong password' },
      });
      expect((await change({ email: email.toUpperCase(), password: person.password })).status).toBe(200);
      await tokenOf(server, { ...person, email });
      const { status } = await server.post('/api/auth/login', person);
      expect(status).toBe(401);
    });

    it('of another account is refused, and nothing else changes then', async () => {
      const server = await start();
      const other = await verified(server);
      const { person, change, profile } = await somebodySignedIn(server);
      const before = await profile();
      const refused = await change({ full_name: 'Amel', email: other.email, password: person.password });
      expect(refused).toMatchObject({ status: 409, body: { error: 'Email already exists' } });
      expect(await profile()).toEqual(before);
    });

    it('needs no password when it is the same', async () => {
      const { person, change } = await somebodySignedIn(await start());
      expect((await change({ email: person.email, full_name: 'Amel' })).status).toBe(200);
    });
  });

  describe('phone', () => {
    it('changes once the code sent to the new one is typed', async () => {
      const server = await start();
      const { person, changePhone, profile, sendCode, prove } = await somebodySignedIn(server);
      const { phone } = newPerson();
      expect((await changePhone(phone)).status).toBe(200);
      expect(await profile()).toMatchObject({ user: { phone: person.phone }, pendingPhone: phone });

      expect(await sendCode()).toMatchObject({
        status: 200,
        body: { data: { maskedPhone: expect.stringContaining(phone.slice(-2)) } },
      });
      expect((await sendCode()).status).toBe(429);
      const code = await newestCode(server, phone);
      expect(await prove(phone, wrongCode(code))).toMatchObject({ status: 400 });
      expect(await profile()).toMatchObject({ user: { phone: person.phone } });
      expect((await prove(phone, code)).status).toBe(200);
      expect(await profile()).toMatchObject({ user: { phone }, pendingPhone: null });
      expect((await prove(phone, code)).status).toBe(404);
    });

    it('is guessed no faster by a session that moves from network to network', async () => {
      const server = await start();
      const { token, person } = await somebodySignedIn(server);
      const guessFrom = (from: string) =>
        server.call('/api/user/profile', {
          token,
          from,
          method: 'PATCH',
          body: { phone: newPerson().phone, password: 'not this one' },
        });
      for (let guess = 1; guess <= 5; guess += 1) {
        expect((await guessFrom(`198.51.${guess}.1`)).status).toBe(400);
      }
      expect(await guessFrom('198.51.6.1')).toMatchObject({ status: 429, body: { waitTime: 5 } });
      await tokenOf(server, person);
    });

    it('waits no longer once the password is another, changed or recovered', async () => {
      const server = await start();
      const { person, change, changePhone, profile } = await somebodySignedIn(server);
      const { phone } = newPerson();
      await changePhone(phone);
      const newPassword = 'jasmin-et-citronnier';
      await change({ password: person.password, newPassword });
      expect((await profile()).pendingPhone).toBeNull();

      const later = await somebodySignedIn(server, { ...person, password: newPassword });
      await later.changePhone(phone);
      await later.sendCode();
      const { email } = person;
      await server.post('/api/auth/forgot-password', { email });
      const code = await newestCode(server, person.phone);
      await server.post('/api/auth/reset-password', { email, code, newPassword: 'olivier-de-mer' });
      expect((await later.prove(phone)).status).toBe(404);
      const again = await somebodySignedIn(server, { ...person, password: 'olivier-de-mer' });
      expect((await again.profile()).pendingPhone).toBeNull();
    });

    it('is not changed by a session alone: it takes the current password', async () => {
      const server = await start();
      const { change, profile } = await somebodySignedIn(server);
      const { phone } = newPerson();
      expect(await change({ phone })).toMatchObject({ status: 400, body: { error: 'Password is required' } });
      expect(await change({ phone, password: 'not this one' })).toMatchObject({
        status: 400,
        body: { error: 'Wrong password' },
      });
      expect((await profile()).pendingPhone).toBeNull();
    });

    it('that waits for its code gives way to another, and its code is void', async () => {
      const server = await start();
      const { changePhone, profile, sendCode, prove } = await somebodySignedIn(server);
      const [first, second] = [newPerson().phone, newPerson().phone];
      await changePhone(first);
      await sendCode();
      await changePhone(second);
      expect((await prove(first)).status).toBe(400);
      expect((await profile()).pendingPhone).toBe(second);
    });

    it('that waits for its code is dropped by naming the current one', async () => {
      const server = await start();
      const { person, change, changePhone, profile, sendCode } = await somebodySignedIn(server);
      await changePhone(newPerson().phone);
      await change({ phone: person.phone });
      expect((await profile()).pendingPhone).toBeNull();
      expect((await sendCode()).status).toBe(404);
    });

    it.each(['+21671234567', '+33612345678', '20123456'])('may not be %s', async (phone) => {
      const { change } = await somebodySignedIn(await start());
      expect(await change({ phone })).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    });

    it('that somebody else proved, before or meanwhile, is refused', async () => {
      const server = await start();
      const { changePhone, sendCode, prove, profile, person } = await somebodySignedIn(server);
      const { phone: taken } = await verified(server);
      const refused = { status: 409, body: { error: 'Phone number already registered' } };
      expect(await changePhone(taken)).toMatchObject(refused);

      const quicker = newPerson();
      await changePhone(quicker.phone);
      await sendCode();
      const code = await newestCode(server, quicker.phone);
      await verified(server, quicker);
      expect(await prove(quicker.phone, code)).toMatchObject(refused);
      expect((await profile()).user.phone).toBe(person.phone);
    });
  });

  it('is changed only so often from one address, so that calls for it leave room to others', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_LOGINS_PER_ADDRESS_HOUR: '2' } });
    const { token } = await somebodySignedIn(server);
    const change = (from: string) =>
      server.call('/api/user/profile', { method: 'PATCH', body: { full_name: 'Leïla' }, token, from });
    const statuses = [];
    for (const from of ['192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.8'])
      statuses.push((await change(from)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('tells no more than twenty addresses and phones an hour whether they have an account', async () => {
    const { change } = await somebodySignedIn(await start());
    for (let count = 0; count < 20; count += 1) await change({ phone: newPerson().phone });
    expect((await change({ phone: newPerson().phone })).status).toBe(429);
    expect((await change({ full_name: 'Amel' })).status).toBe(200);
  });

  describe('password', () => {
    it('changes with the current one; every other session, and a code sent to recover it, ends', async () => {
      const server = await start();
      const { person, change, profile } = await somebodySignedIn(server);
      const elsewhere = await tokenOf(server, person);
      const { email } = person;
      await server.post('/api/auth/forgot-password', { email });
      const code = await newestCode(server, person.phone);
      const newPassword = 'figuier-de-barbarie';
      expect(await change({ newPassword })).toMatchObject({ body: { error: 'Password is required' } });
      expect((await change({ newPassword, password: person.password })).status).toBe(200);
      expect((await profile()).user.email).toBe(person.email);
      expect((await server.call('/api/user/profile', { token: elsewhere })).status).toBe(401);
      expect((await server.post('/api/auth/login', person)).status).toBe(401);
      expect((await server.post('/api/auth/verify-reset-code', { email, code })).status).toBe(400);
      await tokenOf(server, { ...person, password: newPassword });
    });

    it.each([
      ['abc', 'Password must be at least 6 characters long'],
      ['123456', 'Password is too common'],
    ])('may not be %s', async (newPassword, error) => {
      const { person, change } = await somebodySignedIn(await start());
      const refused = await change({ newPassword, password: person.password });
      expect(refused).toMatchObject({ status: 400, body: { error } });
    });

    it('may be guessed no more often than at login, even with a session', async () => {
      const server = await start();
      const { person, change, erase } = await somebodySignedIn(server);
      for (let count = 0; count < 5; count += 1) {
        await change({ newPassword: 'figuier-de-barbarie', password: 'not-this-one' });
      }
      expect(await erase({ password: person.password })).toMatchObject({ status: 429 });
    });
  });

  describe('consent to offers', () => {
    it('is given with an estimate or a request that asks for them, and withdrawn for good', async () => {
      const server = await start();
      const { change, profile, estimate, requestExpert } = await somebodySignedIn(server);
      server.pass(60);
      expect((await estimate({ explore_pro_opportunities: false })).status).toBe(200);
      expect((await profile()).wantsOffers).toBe(false);
      expect((await estimate()).status).toBe(200);
      await estimate();
      expect((await profile()).wantsOffers).toBe(true);

      await change({ wantsOffers: false });
      await estimate({ explore_pro_opportunities: false });
      const withdrawn = await profile();
      expect(withdrawn.wantsOffers).toBe(false);
      expect(withdrawn.consents).toMatchObject([
        { purpose: 'offers', textVersion: privacyPolicyVersion, withdrawnAt: expect.any(String) },
        { purpose: 'privacy_policy' },
      ]);

      expect((await requestExpert()).status).toBe(201);
      expect(await profile()).toMatchObject({ wantsOffers: true, openManualRequests: 1 });
    });

    it('is given anew twenty times a day at most, and withdrawn however often', async () => {
      const { change, profile } = await somebodySignedIn(await start());
      for (let times = 1; times <= 20; times += 1) {
        expect((await change({ wantsOffers: true })).status).toBe(200);
        expect((await change({ wantsOffers: false })).status).toBe(200);
      }
      const before = await profile();
      expect((await change({ wantsOffers: true, full_name: 'Amel' })).status).toBe(429);
      expect((await change({ wantsAlerts: true })).status).toBe(429);
      expect(await profile()).toEqual(before);
      expect((await change({ wantsOffers: false })).status).toBe(200);
    });

    it('is given and withdrawn again, each time with its date', async () => {
      const server = await start();
      const { change, profile } = await somebodySignedIn(server);
      for (const wantsOffers of [true, true, false, true]) {
        server.pass(60);
        await change({ wantsOffers });
      }
      const { consents } = await profile();
      expect(consents.filter(({ purpose }: { purpose: string }) => purpose === 'offers')).toMatchObject([
        { withdrawnAt: null },
        { withdrawnAt: expect.any(String) },
      ]);
    });
  });

  it('keeps the acceptance of whoever registered last under one address', async () => {
    const server = await start();
    const person = newPerson();
    await server.post('/api/auth/register', person);
    server.pass(60);
    await server.post('/api/auth/register', person);
    const { profile } = await somebodySignedIn(server, await verified(server, person));
    const { consents, createdAt } = await profile();
    expect(consents).toHaveLength(1);
    expect(consents[0].givenAt > createdAt).toBe(true);
  });
});
