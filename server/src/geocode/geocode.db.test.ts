import type { IncomingMessage, RequestListener } from 'node:http';
import { countHits } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../limits/limits.ts';
import { localService } from '@soumdar/listings/testing';
import { startTestServer } from '../testing/test-server.ts';

const named: RequestListener = (_request, response) =>
  response.end(JSON.stringify({ display_name: 'Rue du Lac Léman, Tunis, Tunisie', lat: '36.8' }));

describeOnBothDatabases('reverse geocoding', (database) => {
  async function withGeocoder(answer: RequestListener) {
    const requests: IncomingMessage[] = [];
    const url = await localService((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    const server = await startTestServer(database(), {
      environment: { GEOCODER_URL: `${url}/reverse`, PUBLIC_URL: 'https://soumdar.example' },
    });
    const setTurn = (next_at: Date) =>
      database().kysely.updateTable('geocode_turn').set({ next_at }).execute();
    // turns of other tests of this database are past
    await setTurn(new Date(0));
    return {
      requests,
      server,
      setTurn,
      reverse: (lat: number, lon: number, from?: string) =>
        server.call(`/api/geocode/reverse?lat=${lat}&lon=${lon}&format=json`, { ...(from && { from }) }),
    };
  }

  it('asks the geocoder in French, saying who asks, with no more digits than it needs', async () => {
    const { reverse, requests } = await withGeocoder(named);
    const answer = await reverse(36.801_234_56, 10.2);
    expect(answer).toMatchObject({ status: 200, body: { display_name: 'Rue du Lac Léman, Tunis, Tunisie' } });
    expect(answer.body).not.toHaveProperty('lat');
    expect(requests[0]!.url).toBe('/reverse?lat=36.8012&lon=10.2000&format=json');
    expect(requests[0]!.headers).toMatchObject({
      'user-agent': 'Soumdar (https://soumdar.example)',
      'accept-language': 'fr',
    });
  });

  it('cuts a name longer than an estimation takes', async () => {
    const { reverse } = await withGeocoder((_request, response) =>
      response.end(JSON.stringify({ display_name: 'Rue du Lac Léman, '.repeat(60) })),
    );
    const { display_name } = (await reverse(36.9, 10.3)).body;
    expect(display_name).toHaveLength(500);
    expect(display_name).toMatch(/^Rue du Lac Léman, Rue/);
  });

  it('asks once in thirty days for a place', async () => {
    const { reverse, requests, server } = await withGeocoder(named);
    await reverse(36.5, 10.1);
    await reverse(36.500_01, 10.1);
    expect(requests).toHaveLength(1);
    server.pass(30 * 24 * 3600);
    await reverse(36.5, 10.1);
    expect(requests).toHaveLength(2);
  });

  it('asks no more than a question a second for the whole site, and says no at once rather than queue', async () => {
    const { reverse, requests } = await withGeocoder(named);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((step) => reverse(36 + step / 100, 10, `192.0.2.${step}`)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 502, 502, 502]);
    expect(requests).toHaveLength(3);
  });

  it('lets an address wait for one turn at a time, so that others find one', async () => {
    const { reverse, requests } = await withGeocoder(named);
    const [crowd, other] = ['192.0.2.20', '192.0.2.21'];
    await reverse(35.61, 10, crowd);
    const burst = Promise.all([1, 2, 3, 4].map((step) => reverse(35.7 + step / 100, 10, crowd)));
    const elsewhere = reverse(35.62, 10, other);
    const refused = (await burst).filter(({ status }) => status !== 200);
    const tooMany = { status: 429, headers: { 'retry-after': '1' }, body: { waitTime: 1 } };
    expect(refused).toMatchObject([tooMany, tooMany, tooMany]);
    expect((await elsewhere).status).toBe(200);
    expect(requests).toHaveLength(3);
  });

  it('asks twenty questions a minute for an address, and answers it what is known already', async () => {
    const { reverse, setTurn, server } = await withGeocoder(named);
    const from = '192.0.2.30';
    const ask = async (step: number, address = from) => {
      await setTurn(new Date(0));
      return reverse(35.2 + step / 1000, 9.5, address);
    };
    for (let step = 1; step <= 20; step += 1) expect((await ask(step)).status).toBe(200);
    expect(await ask(21)).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts', waitTime: expect.any(Number) },
    });
    expect((await ask(20)).status).toBe(200);
    expect((await ask(21, '192.0.2.31')).status).toBe(200);
    server.pass(60);
    expect((await ask(22)).status).toBe(200);
  });

  it('does not count a question that found no turn', async () => {
    const { reverse, setTurn, server, requests } = await withGeocoder(named);
    const from = '192.0.2.40';
    // as far ahead as turns are booked, and longer than any patience
    await setTurn(new Date(server.services.clock().getTime() + 3000));
    expect((await reverse(35.3, 9.5, from)).status).toBe(502);
    expect(requests).toEqual([]);
    const counted = countHits(database().kysely, limits.geocodesFrom(from), server.services.clock());
    expect(await counted).toBe(0);
  });

  it('does not follow the geocoder elsewhere', async () => {
    const elsewhere = await localService(named);
    const { reverse } = await withGeocoder((_request, response) =>
      response.writeHead(302, { location: elsewhere }).end(),
    );
    expect((await reverse(35.31, 9.5)).status).toBe(502);
  });

  it.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end('{"display_name":"no"}')],
    ['no name', (_request, response) => response.end('{"error":"Unable to geocode"}')],
    ['no JSON', (_request, response) => response.end('<html>blocked</html>')],
    ['a name that is none', (_request, response) => response.end('{"display_name":{"fr":1}}')],
    [
      'far too much',
      (_request, response) => response.end(`{"display_name":"no","x":"${'x'.repeat(70_000)}"}`),
    ],
    ['a broken line', (request) => request.socket.destroy()],
  ])('says no when the geocoder answers with %s, and keeps nothing', async (_what, answer) => {
    const { reverse, requests, server } = await withGeocoder(answer);
    expect(await reverse(35.1, 10.3)).toMatchObject({ status: 502, body: { error: 'Geocoder unavailable' } });
    server.pass(10);
    await reverse(35.1, 10.3);
    expect(requests).toHaveLength(2);
  });

  it('waits three seconds for a geocoder that hangs', async () => {
    const { reverse } = await withGeocoder(() => {});
    const patience = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => patience.mockRestore());
    expect((await reverse(34.9, 9.8)).status).toBe(502);
    expect(patience.mock.calls).toEqual([[3000]]);
  });

  const outside = ['?lat=41.9&lon=12.5', '?lat=32.88&lon=13.19', '?lat=36&lon=11.3'];
  it.each([
    '',
    '?lat=36.8',
    '?lat=&lon=10',
    '?lat=36.8&lon=%20',
    '?lat=x&lon=10',
    '?lat=91&lon=10',
    ...outside,
  ])('refuses %j', async (query) => {
    const { server, requests } = await withGeocoder(named);
    expect(await server.call(`/api/geocode/reverse${query}`)).toMatchObject({
      status: 400,
      body: { error: 'Invalid coordinates' },
    });
    expect(requests).toEqual([]);
  });
});
