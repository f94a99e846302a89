import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostLiveShares, sharedAnswerSchema, sharePath } from '@soumdar/contract';
import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { daySeconds } from '../process/clock.ts';
import { hashToken } from '../http/tokens.ts';
import type { ServedMarket } from '../market/market-in-service.ts';
import { eraseExpired } from '../retention/erase-expired.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { sharing, tokenIn } from '../testing/sharing.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer, type Answer } from '../testing/test-server.ts';

const notFound = { status: 404, body: { success: false, error: 'Not found', code: 'not_found' } };

describeOnBothDatabases('a shared estimate', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('has a link whose address is told once, and whose token is kept as a hash', async () => {
    const { server, share, listed, id } = await sharing(database(), market, {
      PUBLIC_URL: 'http://localhost:3000/',
    });
    const made = await share({ days: 7, showPrice: true });
    expect(made).toMatchObject({
      status: 201,
      body: {
        success: true,
        data: { url: expect.stringMatching(/^http:\/\/localhost:3000\/partage\/[\w-]{43}$/) },
      },
    });
    const { url, expiresAt, id: shareId } = made.body.data;
    const days = (Date.parse(expiresAt) - server.services.clock().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    const links = await listed();
    expect(links).toMatchObject([
      { id: shareId, expiresAt, showPrice: true, views: 0, estimation: { id, surface: 100 } },
    ]);
    const token = tokenIn(url);
    expect(JSON.stringify(links)).not.toContain(token);
    const rows = await database().kysely.selectFrom('shares').selectAll().where('id', '=', shareId).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toMatchObject([{ token_hash: hashToken(token) }]);
  });

  it.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, { days: '30' }, { showPrice: 'yes' }])(
    'has no link for %j, and one for 30 days when nothing is said',
    async (body) => {
      const { server, share } = await sharing(database(), market);
      expect(await share(body)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
      const { expiresAt } = (await share()).body.data;
      const days = (Date.parse(expiresAt) - server.services.clock().getTime()) / 86_400_000;
      expect(days).toBeCloseTo(30, 3);
    },
  );

  it('is seen by whoever has the link, with the key of the site and no session', async () => {
    const { server, shared, view } = await sharing(database(), market);
    const token = await shared();
    const seen = await view(token);
    expect(seen).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(seen.headers['access-control-allow-origin']).toBeUndefined();
    const keyless = await server.call(`/api/shares/${token}`, { headers: { 'x-api-key': '' } });
    expect(keyless).toMatchObject({ status: 403, body: { error: 'Application key required' } });
  });

  it('is the same, by link and by page, wherever the property is within the coarse position', async () => {
    const { calculate, share, view, page } = await sharing(database(), market);
    const score = { score: 70, level: 'Fiable' };
    const confidence = { vente: score, location: score };
    const corners = [-0.0049, 0, 0.0049].flatMap((lat) => [-0.0049, 0.0049].map((lng) => ({ lat, lng })));
    const answers = new Set<string>();
    const pages = new Set<string>();
    const own = new Set<string>();
    for (const { lat, lng } of corners) {
      const location = { lat: flat.location.lat + lat, lng: flat.location.lng + lng };
      const { id, comparables } = (await calculate({ ...flat, location })).body.data;
      own.add(JSON.stringify(comparables));
      await changeStoredAnswer(database(), id, { result: sameFigures, confidence });
      const token = tokenIn((await share({}, id)).body.data.url);
      answers.add(JSON.stringify((await view(token)).body.data.estimation));
      pages.add((await page(token)).text.replaceAll(token, ''));
    }
    expect(own.size).toBeGreaterThan(1);
    expect([answers.size, pages.size]).toEqual([1, 1]);
  });

  it('is computed once, also of a link that was made before', async () => {
    const { share, view, page } = await sharing(database(), market);
    const { id, url } = (await share()).body.data;
    const token = tokenIn(url);
    const seen = await view(token);
    const shares = () => database().kysely.updateTable('shares').where('id', '=', id);
    await shares()
      .set({ answer: sql`null` })
      .execute();
    const starting = await startTestServer(database());
    for (const path of [`/api/shares/${token}`, sharePath(token)])
      expect((await starting.call(path)).status).toBe(503);
    expect((await page(token)).status).toBe(200);
    const rows = database().kysely.selectFrom('shares').select('answer').where('id', '=', id);
    const [stored] = await rows.execute();
    // Arabic names of places are looked up, not stored
    expect(sharedAnswerSchema.parse(seen.body.data.estimation)).toMatchObject(stored!.answer as object);
    expect((await starting.call(`/api/shares/${token}`)).body).toEqual(seen.body);
  });

  it('is one and the same 404 for a link that is forged, malformed, expired, revoked or of a deleted estimate', async () => {
    const { server, share, view, page, revoke, erase, id, shared } = await sharing(database(), market);
    const revoked = (await share()).body.data;
    await revoke(revoked.id);
    const expired = await shared({ days: 1 });
    server.pass(daySeconds);
    const ofDeleted = await shared();
    await erase(id);
    const bad = [
      'A'.repeat(43),
      'x',
      '%00',
      "'--",
      tokenIn(revoked.url),
      expired,
      ofDeleted,
      `${ofDeleted}x`,
    ];
    const calls = new Set<string>();
    const pages = new Set<string>();
    for (const token of bad) {
      const answer = await view(token);
      expect(answer).toMatchObject(notFound);
      calls.add(stated(answer, token));
      const rendered = await page(token);
      expect(rendered.status).toBe(404);
      pages.add(stated(rendered, token));
    }
    expect([...calls]).toHaveLength(1);
    expect([...pages]).toHaveLength(1);
  });

  it('expires to the second, and comes back with an estimate that is restored in time', async () => {
    const { server, shared, view, erase, restore, id } = await sharing(database(), market);
    const token = await shared({ days: 1 });
    server.pass(daySeconds - 60);
    expect((await view(token)).status).toBe(200);
    await erase(id);
    expect((await view(token)).status).toBe(404);
    await restore(id);
    expect((await view(token)).status).toBe(200);
    server.pass(60);
    expect((await view(token)).status).toBe(404);
  });

  it('is told nowhere once its estimate is deleted, and its links are erased with it', async () => {
    const { server, shared, listed, erase, exported, id } = await sharing(database(), market);
    await shared();
    await erase(id);
    expect(await listed()).toEqual([]);
    expect((await exported()).body.data.shares).toEqual([]);
    server.pass(31);
    await eraseExpired(database(), server.services.clock(), { dryRun: false });
    const rows = database().kysely.selectFrom('shares').select('id').where('estimation_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });

  it('has at most twenty links, however many are asked for at once', async () => {
    const { share, listed, revoke } = await sharing(database(), market);
    const answers = await Promise.all(Array.from({ length: mostLiveShares + 5 }, () => share()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostLiveShares);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { error: 'Too many live shares' } });
    const links = await listed();
    expect(links).toHaveLength(mostLiveShares);
    await revoke(links[0].id);
    expect((await share()).status).toBe(201);
  });

  it('has room for links again once the old ones expire, or their estimate can no longer come back', async () => {
    const { server, share, erase, calculate, id } = await sharing(database(), market);
    const made = async (body: object, of?: string) => (await share(body, of)).status;
    for (let count = 0; count < mostLiveShares; count += 1) expect(await made({ days: 1 })).toBe(201);
    server.pass(daySeconds);
    for (let count = 0; count < mostLiveShares; count += 1) expect(await made({ days: 9 })).toBe(201);
    const another = (await calculate({ ...flatElsewhere })).body.data.id;
    await erase(id);
    expect(await made({}, another)).toBe(409);
    server.pass(31);
    expect(await made({}, another)).toBe(201);
  });

  it('of somebody else is neither shared, nor listed, nor revoked', async () => {
    const owner = await sharing(database(), market);
    const { id: shareId } = (await owner.share()).body.data;
    const stranger = await estimating(database(), market);
    const { token } = stranger;
    for (const id of [owner.id, randomUUID(), 'nothing']) {
      const answer = await stranger.server.post(`/api/user/estimations/${id}/shares`, {}, { token });
      expect(answer).toMatchObject(notFound);
    }
    for (const id of [shareId, randomUUID(), 'nothing']) {
      const answer = await stranger.server.call(`/api/user/shares/${id}`, { token, method: 'DELETE' });
      expect(answer).toMatchObject(notFound);
    }
    expect((await stranger.server.call('/api/user/shares', { token })).body.data.shares).toEqual([]);
    expect(await owner.listed()).toMatchObject([{ id: shareId }]);
    expect((await stranger.server.call('/api/user/shares')).status).toBe(401);
  });

  it('counts views by others: not the owner, nor robots of messengers, nor the page before a browser draws it', async () => {
    const { server, token: session, shared, view, page, listed } = await sharing(database(), market);
    const token = await shared();
    const stranger = await estimating(database(), market);
    await view(token, { authorization: `Bearer ${session}` });
    for (const robot of ['WhatsApp/2.24.1 A', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)', ''])
      await view(token, { 'user-agent': robot });
    await page(token);
    await server.app.inject({
      method: 'HEAD',
      url: `/api/shares/${token}`,
      headers: { 'x-api-key': 'estimation-web' },
    });
    expect(await listed()).toMatchObject([{ views: 0 }]);
    await view(token);
    await view(token, { authorization: `Bearer ${stranger.token}` });
    expect(await listed()).toMatchObject([{ views: 2 }]);
  });

  it('keeps its token out of the log', async () => {
    const { server, shared, view, page } = await sharing(database(), market);
    // where something goes wrong, too
    const broken = "export const renderPage = async () => { throw new Error('not rendered'); };";
    writeFileSync(join(server.folder, 'site', 'drawing', 'render-page.js'), broken);
    const token = await shared();
    for (const requested of [token, `${token}x`]) {
      await view(requested);
      await page(requested);
    }
    expect(server.log.join('')).toContain('/partage/:token');
    expect(server.log.join('')).toContain('a page could not be rendered');
    expect(server.log.join('')).not.toContain(token);
  });

  it('stands in the export without its address, and is erased the night after it has expired', async () => {
    const { server, shared, view, exported, id } = await sharing(database(), market);
    const token = await shared({ days: 1 });
    await view(token);
    const answer = await exported();
    const shown = (await view(token)).body.data.estimation;
    expect(answer.body.data.shares).toMatchObject([{ estimationId: id, views: 1, showPrice: false, shown }]);
    for (const secret of [token, hashToken(token)]) expect(answer.text).not.toContain(secret);
    const erased = async () =>
      (await eraseExpired(database(), server.services.clock(), { dryRun: false })).dated.shares;
    await erased();
    server.pass(daySeconds + 1);
    expect(await erased()).toBeGreaterThan(0);
    const rows = database().kysely.selectFrom('shares').select('id').where('estimation_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });

  it('refuses an address that asks for more than people look at', async () => {
    const { shared, view } = await sharing(database(), market);
    const token = await shared();
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push((await view(token)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

/** Without what differs with each call and with the length of its token. */
function stated({ headers, text }: Answer, token: string): string {
  const { date: _date, 'content-length': _length, 'x-request-id': _id, ...others } = headers;
  const path = JSON.stringify(sharePath(decodeURIComponent(token))).slice(1, -1);
  return JSON.stringify([others, text.replaceAll(path, '')]);
}

const sameFigures = {
  netPrice: 301_000,
  pricePerSqm: 3010,
  rangeLow: 260_000,
  rangeHigh: 340_000,
  monthlyRent: 1200,
  monthlyRentPerSqm: 12,
  rentRangeLow: 1000,
  rentRangeHigh: 1400,
};

const flatElsewhere = {
  type: 'apartment',
  location: { lat: 36.84, lng: 10.27 },
  localisation: 'Rue du Lac',
  details: { surface: 90, rooms: 3, bathrooms: 1 },
};
