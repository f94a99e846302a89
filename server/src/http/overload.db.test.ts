import { connect, type AddressInfo } from 'node:net';
import { countHits } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { limits } from '../limits/limits.ts';
import { localService } from '@soumdar/listings/testing';
import { newPerson, registered, tokenOf, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('overload', (database) => {
  it('is refused at once, and ends with the calls that made it', async () => {
    const request = Promise.withResolvers<() => void>();
    const geocoder = await localService((_request, response) =>
      request.resolve(() => response.end(JSON.stringify({ display_name: 'Tunis' }))),
    );
    const server = await startTestServer(database(), {
      environment: { GEOCODER_URL: geocoder, LIMIT_CALLS_UNDER_WAY: '1' },
    });

    const slow = server.call('/api/geocode/reverse?lat=36.8&lon=10.2&format=json');
    const answerSlowly = await request.promise;
    const refused = await server.call('/api/places?q=Tunis', { isSentOnce: true });
    expect(refused).toMatchObject({
      status: 503,
      body: { success: false, error: 'Server busy', code: 'server_busy' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await server.call('/healthz')).toMatchObject({ status: 200 });
    expect(await server.call('/')).toMatchObject({ status: 200 });

    answerSlowly();
    expect((await slow).status).toBe(200);
    expect((await server.call('/api/places?q=Tunis')).status).toBe(200);
  });

  it('a call whose body trickles in does not count as under way', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_CALLS_UNDER_WAY: '1' } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const begun = new Promise<void>((resolve) => {
      server.app.server.prependOnceListener('request', () => setImmediate(resolve));
    });
    const trickle = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void trickle.destroy());
    trickle.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\n' +
        `x-api-key: ${server.services.settings.appKey}\r\n` +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    await begun;
    expect((await server.call('/api/places?q=Tunis')).status).toBe(200);
  });

  it('a flood of password and code checks leaves room for other calls, and counts nothing', async () => {
    const server = await startTestServer(database(), { environment: { LIMIT_CALLS_UNDER_WAY: '8' } });
    const person = await verified(server);
    const token = await tokenOf(server, person);
    const burst = Array.from({ length: 8 }, (_, at) =>
      server.post('/api/auth/login', person, { from: `192.0.2.${90 + at}`, isSentOnce: true }),
    );
    const session = server.call('/api/auth/session', { token });
    const answers = await Promise.all(burst);
    expect((await session).status).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(6);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ error: 'Server busy', code: 'server_busy' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const { services } = server;
    const counted = await Promise.all(
      burst.map((_, at) =>
        countHits(database().kysely, limits.loginsFrom(services, `192.0.2.${90 + at}`), services.clock()),
      ),
    );
    expect(counted.filter((logins) => logins > 0)).toEqual([1, 1]);
  });

  it('every call that waits for a hash counts as a password or code check', async () => {
    const server = await startTestServer(database());
    const [person, pending] = [await verified(server), await registered(server)];
    const { token } = await somebodySignedIn(server, person);
    const withToken = { token, method: 'PATCH' } as const;
    const calls: [string, object, object?][] = [
      ['/api/auth/login', person],
      ['/api/auth/register', newPerson()],
      ['/api/auth/send-verification-code', pending],
      ['/api/auth/forgot-password', person],
      ['/api/auth/verify-phone', { ...pending, code: '123456' }],
      ['/api/auth/verify-reset-code', { ...person, code: '123456' }],
      ['/api/auth/reset-password', { ...person, code: '123456', newPassword: 'jasmin-de-nuit' }],
      ['/api/user/profile', { password: person.password, newPassword: 'jasmin-de-nuit' }, withToken],
      ['/api/user/profile', { password: 'not this one' }, { ...withToken, method: 'DELETE' }],
    ];
    for (const [url, body, options] of calls) {
      const burst = Array.from({ length: 20 }, (_, at) =>
        server.call(url, { method: 'POST', body, from: `192.0.2.${at}`, isSentOnce: true, ...options }),
      );
      const statuses = (await Promise.all(burst)).map(({ status }) => status);
      const refused = statuses.filter((status) => status === 503);
      expect({ url, refused: refused.length }).toEqual({ url, refused: 8 });
    }
  });

  it('of one address leaves three quarters of the places to others, whatever it calls', async () => {
    const server = await startTestServer(database());
    const person = await verified(server);
    const token = await tokenOf(server, person);
    const of = (number: number) => ({
      from: `2001:db8:0:12${number.toString(16).padStart(2, '0')}::5`,
      isSentOnce: true,
    });
    const logins = Array.from({ length: 60 }, (_, at) => server.post('/api/auth/login', person, of(at)));
    const others = Array.from({ length: 8 }, (_, at) =>
      server.post('/api/auth/login', person, { from: `192.0.2.${at}`, isSentOnce: true }),
    );
    const statuses = async (answers: typeof logins) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect((await statuses(logins)).filter((status) => status === 200)).toHaveLength(3);
    expect(await statuses(others)).toEqual(Array(8).fill(200));

    const bogus = Array.from({ length: 60 }, (_, at) =>
      server.call('/api/user/estimations', { token: 'bogus', ...of(at) }),
    );
    const session = server.call('/api/auth/session', { token, from: '192.0.2.1', isSentOnce: true });
    expect((await statuses(bogus)).filter((status) => status === 401)).toHaveLength(13);
    expect((await session).status).toBe(200);
  });
});
