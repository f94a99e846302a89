import { addresses, apiRoot, endpoints, type Endpoint, type EndpointName } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { doubledMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const market = doubledMarket();
const isPublic = (name: EndpointName) => endpoints[name].access === 'public';
const names = Object.keys(endpoints) as EndpointName[];

describeOnBothDatabases('what is public of the API', (database) => {
  it('is open to pages of any site, and nothing else is', async () => {
    const server = await startTestServer(database(), { market });
    const open: string[] = [];
    for (const name of names) {
      const [method, path] = addresses[name].split(' ') as ['GET', string];
      const url = apiRoot + path.replaceAll(/:\w+/g, 'tunis');
      const { headers } = await server.call(url, { method, headers: { origin: 'https://press.example' } });
      if (headers['access-control-allow-origin'] === '*') open.push(name);
    }
    expect(open).toEqual(names.filter(isPublic));
    const asPage = { headers: { accept: 'text/html', origin: 'https://press.example' } };
    for (const url of ['/', '/prix-immobilier', '/api/docs/json'])
      expect((await server.call(url, asPage)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(names.filter(isPublic))('is documented with a call that answers: %s', async (name) => {
    const { example, summary }: Endpoint = endpoints[name];
    const server = await startTestServer(database(), { market });
    const { status, headers } = await server.call(apiRoot + example, { headers: { 'x-api-key': '' } });
    expect(status).toBe(200);
    expect(headers['etag']).toBeDefined();
    const { body } = await server.call('/api/docs/json');
    const path = addresses[name].split(' ')[1]!.replaceAll(/:(\w+)/g, '{$1}');
    expect(body.paths[apiRoot + path].get).toMatchObject({ summary, security: [] });
    expect(body.paths[apiRoot + path].get.description).toContain(example);
  });
});
