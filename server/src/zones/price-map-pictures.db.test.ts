import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const market = smallMarket();

describeOnBothDatabases('the picture of a map of prices', (database) => {
  async function ask(path: string, served = market, basePath = '') {
    const server = await startTestServer(database(), { market: served });
    const answer = await server.call(`${basePath}/carte-des-prix/${path}`);
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    return answer;
  }

  it('shows the areas of places, and circles alone where a market is without', async () => {
    const quarter = await ask('tunis/les-berges-du-lac-2.svg?transaction=rent');
    expect(quarter).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    expect(quarter.text).not.toContain('<circle ');
    expect(quarter.text).toMatch(/<g fill-opacity="0.6"[^>]*><path d="M/);
    const without = await ask('tunis/les-berges-du-lac-2.svg', { ...market, areas: undefined });
    expect(without.text).toMatch(/<circle /);
    expect(without.text).not.toContain('fill-opacity="0.6"');
  });

  it('names places with their prices in the language of its page', async () => {
    const file = 'tunisie.svg?transaction=sale&type=apartment';
    const [french, arabic] = [await ask(file), await ask(file, market, '/ar')];
    const namesIn = (text: string) => [...text.matchAll(/<text [^>]*>([^<\d]+)</g)].map(([, name]) => name);
    expect(namesIn(french.text)).toContain('Tunis');
    expect(namesIn(arabic.text)).toContain('تونس');
    expect(namesIn(arabic.text)).not.toContain('Tunis');
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
