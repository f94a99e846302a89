import { connect, type AddressInfo } from 'node:net';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { localService } from '../testing/local-service.ts';
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
});
