import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { sharing, tokenIn } from '../testing/sharing.ts';
import { smallMarket } from '../testing/small-market.ts';

const publicly = { PUBLIC_URL: 'http://localhost:3000' };

/** Statements in place of the site's rendering, which count the pages. */
function renderWith({ folder }: { folder: string }, statements: string): void {
  const module = `let count = 0; export const renderPage = async () => { count += 1; ${statements} };`;
  writeFileSync(join(folder, 'site', 'drawing', 'render-page.js'), module);
}

/** As a messenger reads it, every space plain. */
const headOf = (html: string) => html.split('<script', 1)[0]!.replaceAll(/\s/g, ' ');

describeOnBothDatabases('the page of a shared estimate', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('is cached by nobody, listed by no search engine, and named to nothing it loads', async () => {
    const { shared, page } = await sharing(database(), market);
    for (const token of [await shared(), 'forged']) {
      const { headers } = await page(token);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  it('is rendered with the estimate', async () => {
    const { shared, page } = await sharing(database(), market, { EUR_RATE: '3.40@2026-01-05' });
    const token = await shared();
    const { status, text } = await page(token);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>/partage/${token} shared,eurRate</h1>`);
    expect(text).toContain('<script defer src="/beacon.js" data-page="Shared Estimation"></script>');
    expect(text).toContain('"netPrice":');
    expect(text).toContain('"eurRate":{"dinarsPerEuro":3.4,');
    const dead = await page('forged');
    expect(dead.status).toBe(404);
    expect(dead.text).toContain('{"shared":null}');
    expect(dead.text).toContain('Lien expiré');
  });

  it('is rendered anew when an expert answers, and when the answer is corrected', async () => {
    const { server, id, token, shared, page } = await sharing(database(), market);
    const expert = await expertSignedIn(server, database());
    const link = await shared();
    const figureIn = async () => /"price":(\d+),"high"/.exec((await page(link)).text)?.[1];
    const contested = await server.post(
      `/api/user/estimations/${id}/contests`,
      { reasons: ['surface'], preferred_contact_method: 'phone' },
      { token },
    );
    const answer = async (action: string, finalPrice: number) => {
      const around = { rangeLow: finalPrice - 1000, rangeHigh: finalPrice + 1000, comments: 'Vu.' };
      const { request } = (await expert.get(`requests/${contested.body.data.id}`)).body.data;
      const body = { action, revision: request.revision, verdict: 'corrected', finalPrice, ...around };
      expect((await expert.move(contested.body.data.id, body)).status).toBe(200);
    };
    expect(await figureIn()).toBeUndefined();
    await expert.move(contested.body.data.id, { action: 'start', revision: 0 });
    await answer('complete', 900_000);
    expect(await figureIn()).toBe('900000');
    await answer('correct', 390_000);
    expect(await figureIn()).toBe('390000');
  });

  it('is rendered once, and yet ends when its link is revoked', async () => {
    const { server, share, page, revoke } = await sharing(database(), market);
    renderWith(server, 'return `<h1>drawing ${count}</h1>`;');
    const { id, url } = (await share()).body.data;
    const token = tokenIn(url);
    for (let nth = 0; nth < 2; nth += 1) expect((await page(token)).text).toContain('drawing 1');
    await revoke(id);
    expect(await page(token)).toMatchObject({ status: 404, text: expect.not.stringContaining('netPrice') });
  });

  it('is drawn anew where it could not be drawn', async () => {
    const { server, shared, page } = await sharing(database(), market);
    renderWith(server, "if (count < 3) throw new Error('not drawn'); return `<h1>drawing ${count}</h1>`;");
    for (const token of ['forged', await shared()])
      expect((await page(token)).text).toContain('<div id="root"></div>');
    expect((await page('forged')).text).toContain('drawing 3');
  });

  it('says in French why it does not come', async () => {
    const { page } = await sharing(database(), market);
    for (let nth = 0; nth < 60; nth += 1) await page('forged');
    expect(await page('forged')).toMatchObject({
      status: 429,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      text: expect.stringContaining('Réessayez dans un instant'),
    });
    const elsewhere = await sharing(database(), market);
    const { schema } = database().kysely;
    await schema.alterTable('shares').renameTo('shares_elsewhere').execute();
    const answer = await elsewhere.page('forged');
    await schema.alterTable('shares_elsewhere').renameTo('shares').execute();
    expect(answer).toMatchObject({ status: 500, text: expect.stringContaining('Réessayez dans un instant') });
    expect(answer.text).not.toContain('error');
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

  it('tells the opinion of an expert beside its link once there is one, and only where the owner wants prices', async () => {
    const { server, token, shared, page, id } = await sharing(database(), market, publicly);
    const [silent, telling] = [await shared(), await shared({ showPrice: true })];
    expect(headOf((await page(telling)).text)).not.toContain('expert');
    const contest = { reasons: ['other'], preferred_contact_method: 'phone' };
    const opened = await server.post(`/api/user/estimations/${id}/contests`, contest, { token });
    const expert = await expertSignedIn(server, database());
    const answer = {
      action: 'complete',
      revision: 1,
      verdict: 'corrected',
      finalPrice: 420_000,
      rangeLow: 400_000,
      rangeHigh: 450_000,
      comments: 'Le balcon compte.',
    };
    await expert.move(opened.body.data.id, { action: 'start', revision: 0 });
    expect((await expert.move(opened.body.data.id, answer)).status).toBe(200);
    const head = headOf((await page(telling)).text);
    expect(head).toContain('L’expert corrige l’estimation. Prix de vente : 420 000 DT, entre 400 000 DT');
    expect(head).not.toContain('balcon');
    expect(headOf((await page(silent)).text)).not.toMatch(/expert|\bDT\b/);
  });

  it('tells no figure beside its link whose score is too low', async () => {
    const { shared, page, id } = await sharing(database(), market, publicly);
    const confidence = { vente: { score: 39, level: 'Faible' }, location: { score: 70, level: 'Fiable' } };
    await changeStoredAnswer(database(), id, { confidence });
    const head = headOf((await page(await shared({ showPrice: true }))).text);
    expect(head).toContain('Loyer : environ');
    expect(head).not.toContain('Vente');
  });
});
