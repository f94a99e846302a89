import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const market = smallMarket();

describeOnBothDatabases('the picture of a map of prices', (database) => {
  const ask = async (path: string, served = market) =>
    (await startTestServer(database(), { market: served })).call(`/carte-des-prix/${path}`);

  it('shows the areas of places, and circles alone where a market is without', async () => {
    const quarter = await ask('tunis/les-berges-du-lac-2.svg?transaction=rent');
    expect(quarter).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    expect(quarter.text).not.toContain('<circle ');
    expect(quarter.text).toMatch(/<g fill-opacity="0.6"[^>]*><path d="M/);
    const without = await ask('tunis/les-berges-du-lac-2.svg', { ...market, areas: undefined });
    expect(without.text).toMatch(/<circle /);
    expect(without.text).not.toContain('fill-opacity="0.6"');
  });

  it.each([
    ['tunis/atlantide.svg', 404],
    ['tunis.png', 400],
    ['../tunis.svg', 404],
    ['tunis.svg?type=castle', 400],
  ])('%s answers %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});
