import { changeKeptAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { sharing } from '../testing/sharing.ts';
import { smallMarket } from '../testing/small-market.ts';

const publicly = { PUBLIC_URL: 'http://localhost:3000' };

/** What a messenger reads of a page, every space as a plain one. */
const headOf = (html: string) => html.split('<script', 1)[0]!.replaceAll(/\s/g, ' ');

describeOnBothDatabases('the page of a shared estimate', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('is kept by nobody, listed by no search engine, and named to nothing it loads', async () => {
    const { shared, page } = await sharing(database(), market);
    for (const token of [await shared(), 'forged']) {
      const { headers, text } = await page(token);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('<meta name="referrer" content="no-referrer">');
    }
  });

  it('is drawn with the estimate', async () => {
    const { shared, page } = await sharing(database(), market);
    const token = await shared();
    const { status, text } = await page(token);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>/partage/${token} shared</h1>`);
    expect(text).toContain('"netPrice":');
    const dead = await page('forged');
    expect(dead.status).toBe(404);
    expect(dead.text).toContain('{"shared":null}');
    expect(dead.text).toContain('Lien expiré');
  });

  it('tells no price beside its link, but where the owner wants it', async () => {
    const { shared, page } = await sharing(database(), market, publicly);
    const silent = headOf((await page(await shared())).text);
    expect(silent).toContain('og:title" content="Appartement de 100 m², ');
    expect(silent).toContain('http://localhost:3000/partage.png');
    expect(silent).not.toMatch(/\bDT\b/);
    const telling = headOf((await page(await shared({ showPrice: true }))).text);
    expect(telling).toMatch(/og:description" content="Vente : environ [\d\s]+ DT, entre .+ Loyer : environ /);
  });

  it('tells no figure beside its link whose score is too low', async () => {
    const { shared, page, id } = await sharing(database(), market, publicly);
    const token = await shared({ showPrice: true });
    const confidence = { vente: { score: 39, level: 'Faible' }, location: { score: 70, level: 'Fiable' } };
    await changeKeptAnswer(database(), id, { confidence });
    const head = headOf((await page(token)).text);
    expect(head).toContain('Loyer : environ');
    expect(head).not.toContain('Vente');
  });
});
