import { connect, type AddressInfo } from 'node:net';
import { countHits } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { boundHashes, hashSecret } from '../auth/secrets.ts';
import { limits } from '../limits/limits.ts';
import { localService } from '../testing/local-service.ts';
import { newPerson, registered, tokenOf, verified } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('overload', (database) => {
  it('is refused at once, and ends with the calls that made it', async () => {
    const asked = Promise.withResolvers<() => void>();
    const geocoder = await localService((_request, response) =>
      asked.resolve(() => response.end(JSON.stringify({ display_name: 'Tunis' }))),
    );
    const server = await startTestServer(database(), {
      environment: { GEOCODER_URL: geocoder, LIMIT_CALLS_UNDER_WAY: '1' },
    });

    const slow = server.call('/api/geocode/reverse?lat=36.8&lon=10.2&format=json');
    const answerSlowly = await asked.promise;
    const refused = await server.call('/api/places?q=Tunis');
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

  it('is not made by a body that trickles in', async () => {
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

  it('of passwords and codes begins at a quarter of the calls that are worked on', async () => {
    await startTestServer(database(), { environment: { LIMIT_CALLS_UNDER_WAY: '8' } });
    const burst = await Promise.allSettled([1, 2, 3].map(() => hashSecret('corniche')));
    expect(burst.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('of passwords and codes refuses what needs one of them, counting nothing, and nothing else', async () => {
    const server = await startTestServer(database());
    const [person, pending] = [await verified(server), await registered(server)];
    const token = await tokenOf(server, person);
    const from = '192.0.2.90';
    const calls: [string, object][] = [
      ['login', person],
      ['login', newPerson()],
      ['register', newPerson()],
      ['send-verification-code', pending],
      ['forgot-password', person],
    ];
    // another code may be sent
    server.pass(180);
    boundHashes(0);
    onTestFinished(() => boundHashes(Infinity));
    for (const [call, body] of calls) {
      const refused = await server.post(`/api/auth/${call}`, body, { from });
      expect(refused).toMatchObject({ status: 503, body: { error: 'Server busy', code: 'server_busy' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { services } = server;
    for (const limit of [limits.loginsFrom, limits.registrationsFrom, limits.codesFrom]) {
      expect(await countHits(database().kysely, limit(services, from), services.clock())).toBe(0);
    }
    expect((await server.call('/api/auth/session', { token })).status).toBe(200);
    boundHashes(Infinity);
    expect((await server.post('/api/auth/login', person, { from })).status).toBe(200);
  });
});
