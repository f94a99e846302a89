import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const served = smallMarket();
const pictureIn = (html: string) =>
  /og:image" content="https:\/\/soumdar\.example([^"]+)"/.exec(html)?.[1] ?? '';

describeOnBothDatabases('the picture beside a link to a page of prices', (database) => {
  const start = (market = served) =>
    startTestServer(database(), { market, environment: { PUBLIC_URL: 'https://soumdar.example' } });
  const pageOf = async (server: TestServer, path: string) =>
    (await server.call(path, { headers: { accept: 'text/html' } })).text;

  it.each(['/prix-immobilier', '/prix-immobilier/tunis', '/fiabilite', '/ar/prix-immobilier/tunis'])(
    'is named by the head of %s, weighs little and measures 1200 by 630',
    async (path) => {
      const server = await start();
      const html = await pageOf(server, path);
      expect(html).toContain('<meta property="og:image:width" content="1200">');
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      const answer = await server.app.inject(pictureIn(html));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(answer.rawPayload.length).toBeLessThanOrEqual(100_000);
      const again = await server.app.inject({
        url: pictureIn(html),
        headers: { 'if-none-match': String(answer.headers['etag']) },
      });
      expect(again.statusCode).toBe(304);
    },
  );

  it('is another in each language', async () => {
    const server = await start();
    const [french, arabic] = await Promise.all(
      ['', '/ar'].map(async (base) => pictureIn(await pageOf(server, `${base}/prix-immobilier/tunis`))),
    );
    expect(arabic).toBe(`/ar${french}`);
    const [one, other] = await Promise.all([french!, arabic!].map((path) => server.app.inject(path)));
    expect(one!.rawPayload.equals(other!.rawPayload)).toBe(false);
  });

  it('has a new address with a new market, to which the old one leads', async () => {
    const before = pictureIn(await pageOf(await start(), '/prix-immobilier/tunis'));
    const server = await start({ ...served, modelVersion: 'next' });
    const after = pictureIn(await pageOf(server, '/prix-immobilier/tunis'));
    expect(after).not.toBe(before);
    expect(await server.call(before)).toMatchObject({ status: 302, headers: { location: after } });
  });

  it('is that of the larger zone where nothing is advertised any more', async () => {
    const server = await start();
    const country = pictureIn(await pageOf(server, '/prix-immobilier'));
    const { status, headers } = await server.call(country.replace('tunisie', 'sousse'));
    expect([status, headers['location']]).toEqual([302, country]);
  });

  it.each([
    ['tunis/nulle-part.png', 404],
    ['tunis.jpg', 400],
    ['tunis/a_b.png', 400],
    ['tunis/%3Csvg%3E.png', 400],
    ['tunis/la-marsa/x.png', 400],
    [`${'a'.repeat(200)}.png`, 400],
  ])('is refused at %s with %i', async (name, status) => {
    const server = await start();
    expect((await server.call(`/apercus/0123456789ab/${name}`)).status).toBe(status);
    expect((await server.call(`/apercus/..%2f/${name}`)).status).toBe(400);
  });
});
