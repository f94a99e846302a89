import { randomUUID } from 'node:crypto';
import { normaliseReportNumber } from '@soumdar/contract';
import { examplePlace } from '@soumdar/contract/testing';
import { changeKeptAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const unknownNumber = '0000-0000-0000-0000';

describeOnBothDatabases('a report in PDF', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  async function reporting() {
    const owner = await estimating(database(), market);
    const { server, token } = owner;
    const download = (id: string, as = token) =>
      server.call(`/api/user/estimations/${id}/report.pdf`, { token: as });
    const check = (number: string, amount: number, from?: string) =>
      server.call('/api/reports/check', { body: { number, amount }, ...(from && { from }) });
    const estimated = (await owner.calculate(flat)).body.data;
    const reportsOf = async (id: string) =>
      (await owner.exported()).body.data.estimations.find((kept: { id: string }) => kept.id === id).reports;
    const numberOf = async (id: string): Promise<string> => (await reportsOf(id))[0].number;
    return {
      ...owner,
      id: estimated.id as string,
      price: estimated.estimation.netPrice as number,
      download,
      check,
      reportsOf,
      numberOf,
    };
  }

  it('is a file of two pages, named after its day', async () => {
    const { id, download } = await reporting();
    const answer = await download(id);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="estimation-2026-03-02.pdf"',
        'cache-control': 'no-store',
      },
    });
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(Number(answer.headers['content-length'])).toBeLessThan(300_000);
  });

  it('is for its owner alone, as long as the estimate is not deleted', async () => {
    const { id, download, erase, restore } = await reporting();
    const stranger = await reporting();
    for (const [asked, token] of [
      [id, stranger.token],
      [randomUUID(), undefined],
      ['nothing', undefined],
    ] as const)
      expect(await download(asked, token)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    await erase(id);
    expect((await download(id)).status).toBe(404);
    await restore(id);
    expect((await download(id)).status).toBe(200);
  });

  it('keeps its number however often it is made, and shares it with no other', async () => {
    const { id, download, calculate, reportsOf, numberOf, price } = await reporting();
    await download(id);
    await download(id);
    expect(await reportsOf(id)).toMatchObject([{ side: 'vente', amount: price }]);
    const other = (await calculate(flat)).body.data.id;
    await download(other);
    expect(await numberOf(other)).not.toBe(await numberOf(id));
    expect(await numberOf(id)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is not made of an estimate without a figure that may be shown', async () => {
    const { id, download, reportsOf } = await reporting();
    const weak = { score: 39, level: 'Faible' };
    await changeKeptAnswer(database(), id, { confidence: { vente: weak, location: weak } });
    expect(await download(id)).toMatchObject({
      status: 422,
      body: { error: 'No figure reliable enough to report', code: 'no_figure_to_report' },
    });
    expect(await reportsOf(id)).toEqual([]);
  });

  it('is made 30 times a day for an account', async () => {
    const { id, server, download } = await reporting();
    for (let made = 0; made < 30; made += 1) expect((await download(id)).status).toBe(200);
    expect(await download(id)).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    server.pass(24 * 3600);
    expect((await download(id)).status).toBe(200);
  });

  it('prints parts of heirs and what to check where its owner tells them, and keeps neither', async () => {
    const { id, price, server, token, check, numberOf, exported } = await reporting();
    const stranger = await reporting();
    const heirs = [
      { name: 'Salma Ben Youssef', part: '1/3' },
      { name: '', part: '2/3' },
    ];
    const full = (body: object, as = token) =>
      server.call(`/api/user/estimations/${id}/report.pdf`, { method: 'POST', token: as, body });
    const answer = await full({ heirs, signing: { title: 'arabic', occupied: 'tenant' } });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="estimation-2026-03-02.pdf"',
      },
    });
    expect((await check(await numberOf(id), price)).body.data.outcome).toBe('conforme');
    expect(JSON.stringify((await exported()).body)).not.toContain('Salma');
    expect(server.log.join('')).not.toContain('Salma');
    expect((await full({}, stranger.token)).status).toBe(404);
  });

  it('is refused parts that do not make the whole', async () => {
    const { id, server, token, reportsOf } = await reporting();
    const told = (...parts: string[]) =>
      server.call(`/api/user/estimations/${id}/report.pdf`, {
        method: 'POST',
        token,
        body: { heirs: parts.map((part) => ({ part })) },
      });
    for (const [parts, field] of [
      [['1/2', '1/4'], 'heirs'],
      [['1/2', '0'], 'heirs.1.part'],
      [['1/2', '-1/2', '1'], 'heirs.1.part'],
      [['1e15'], 'heirs.0.part'],
    ] as const)
      expect(await told(...parts)).toMatchObject({
        status: 400,
        body: { error: 'Validation failed', details: [{ field }] },
      });
    expect(await reportsOf(id)).toEqual([]);
  });

  it('is known by its number and its price, however they were typed', async () => {
    const { id, price, download, check, numberOf } = await reporting();
    await download(id);
    const number = await numberOf(id);
    const genuine = {
      outcome: 'conforme',
      report: {
        madeAt: expect.stringMatching(/^2026-03-02T/),
        byExpert: false,
        propertyType: 'apartment',
        surface: 100,
        side: 'vente',
        current: true,
      },
    };
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' ')])
      expect((await check(typed, price)).body.data).toEqual(genuine);
    expect((await check(number, price + 1000)).body.data).toEqual({ outcome: 'non conforme' });
    expect((await check(unknownNumber, price)).body.data).toEqual({ outcome: 'inconnu' });
  });

  it('is current until its owner has the same property estimated anew', async () => {
    const { id, price, server, calculate, download, check, numberOf, erase } = await reporting();
    await download(id);
    const number = await numberOf(id);
    const current = async () => (await check(number, price)).body.data.report.current;
    server.pass(60);
    await calculate({ ...flat, details: { ...flat.details, surface: 120 } });
    await (await reporting()).download(id);
    expect(await current()).toBe(true);
    const newer = (await calculate({ ...flat, details: { ...flat.details, has_garage: true } })).body.data.id;
    expect(await current()).toBe(false);
    await erase(newer);
    expect(await current()).toBe(true);
  });

  it('is replaced by no estimate that could not be printed', async () => {
    const { id, price, server, calculate, download, check, numberOf } = await reporting();
    await download(id);
    const number = await numberOf(id);
    server.pass(60);
    const newer = (await calculate(flat)).body.data.id;
    const current = async () => (await check(number, price)).body.data.report.current;
    expect(await current()).toBe(false);
    const weak = { score: 39, level: 'Faible' };
    await changeKeptAnswer(database(), newer, { confidence: { vente: weak, location: weak } });
    expect(await current()).toBe(true);
  });

  it('of a deleted estimate is as unknown as one that never was', async () => {
    const { id, price, server, download, check, numberOf, erase } = await reporting();
    await download(id);
    const number = await numberOf(id);
    await erase(id);
    const [gone, never] = [await check(number, price), await check(unknownNumber, price)];
    expect(gone.text).toBe(never.text);
    const { kysely } = database();
    await kysely.deleteFrom('estimations').where('id', '=', id).execute();
    const kept = await kysely.selectFrom('report_numbers').select('number').execute();
    const plain = normaliseReportNumber(number);
    expect(kept.map((row) => row.number)).not.toContain(plain);
    for (const written of [number, plain]) expect(server.log.join('')).not.toContain(written);
  });

  it('does not let its price be guessed from one address, however many prices are tried at once', async () => {
    const { id, price, server, download, check, numberOf } = await reporting();
    await download(id);
    const number = await numberOf(id);
    const forged = 'ZZZZ-0000-0000-0000';
    for (const [at, tried] of [number, forged].entries()) {
      const from = `203.0.113.${at}`;
      const wrong = Array.from({ length: 8 }, (_, more) => check(tried, price + 1000 * (more + 1), from));
      const statuses = (await Promise.all(wrong)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(await check(tried, price, from)).toMatchObject({
        status: 429,
        body: { error: 'Too many attempts', code: 'report_checks_spent' },
      });
    }
    // whoever is handed it goes on checking
    expect((await check(number, price, '203.0.113.9')).body.data.outcome).toBe('conforme');
    server.pass(24 * 3600);
    expect((await check(number, price, '203.0.113.0')).body.data.outcome).toBe('conforme');
  });

  it('does not let its price be guessed from a hundred addresses either', async () => {
    const { id, price, download, check, numberOf } = await reporting();
    await download(id);
    const number = await numberOf(id);
    for (let wrong = 1; wrong <= 100; wrong += 1)
      expect((await check(number, price + 1000 * wrong, `203.0.113.${wrong}`)).status).toBe(200);
    expect((await check(number, price, '203.0.113.200')).body).toMatchObject({ code: 'report_checks_spent' });
  });

  it('is checked by its right price without using up tries', async () => {
    const { id, price, download, check, numberOf } = await reporting();
    await download(id);
    const number = await numberOf(id);
    for (let asked = 0; asked < 8; asked += 1) expect((await check(number, price)).status).toBe(200);
    expect((await check(number, price + 1000)).status).toBe(200);
  });

  it('is drawn while the process finishes its calls', async () => {
    const { id, server, download } = await reporting();
    server.services.shutdown.abort();
    expect((await download(id)).status).toBe(200);
  });

  it('that cannot be drawn does not count for the day', async () => {
    const { id, download } = await reporting();
    await download(id);
    const { kysely } = database();
    const { account_id } = await kysely
      .selectFrom('estimations')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const counted = () =>
      kysely
        .selectFrom('limits')
        .select('hits')
        .where('key', '=', `reports ${account_id}`)
        .executeTakeFirst();
    expect(await counted()).toEqual({ hits: 1 });
    const nowhere = examplePlace({ lat: 1e308 });
    const places = { vente: [nowhere], location: [nowhere] };
    await changeKeptAnswer(database(), id, { comparables: { vente: [], location: [], places } });
    expect((await download(id)).status).toBe(500);
    expect(await counted()).toEqual({ hits: 1 });
  });

  it('is checked 30 times an hour from one address', async () => {
    const { id, price, download, check, numberOf } = await reporting();
    await download(id);
    const number = await numberOf(id);
    for (let asked = 0; asked < 30; asked += 1) expect((await check(number, price)).status).toBe(200);
    expect((await check(number, price)).status).toBe(429);
    expect((await check(number, price, '203.0.113.77')).status).toBe(200);
  });

  it('of an expert’s answer bears the expert’s figures', async () => {
    const server = await startTestServer(database(), { market });
    const owner = await somebodySignedIn(server);
    const { id } = (await owner.requestExpert()).body.data;
    const download = (as: string) => server.call(`/api/manual-estimation/${id}/report.pdf`, { token: as });
    expect(await download(owner.token)).toMatchObject({
      status: 422,
      body: { code: 'no_figure_to_report' },
    });
    const expert = await expertSignedIn(server, database());
    await expert.move(id, { action: 'start', revision: 0 });
    const done = await expert.move(id, {
      action: 'complete',
      revision: 1,
      finalPrice: 345_678,
      comments: 'Belle vue. '.repeat(180),
    });
    expect(done.status).toBe(200);
    expect((await download(expert.token)).status).toBe(404);
    expect((await download(owner.token)).status).toBe(200);
    const number = async () => (await owner.exported()).body.data.manualRequests[0].reportNumber;
    const first = await number();
    await download(owner.token);
    expect(await number()).toBe(first);
    const checked = await server.post('/api/reports/check', { number: first, amount: 345_678 });
    expect(checked.body.data).toMatchObject({
      outcome: 'conforme',
      report: { byExpert: true, side: 'vente', current: true },
    });
  });

  it('of an expert’s answer is replaced by another answer, and by no calculation; it replaces one', async () => {
    const server = await startTestServer(database(), { market });
    const owner = await somebodySignedIn(server);
    const expert = await expertSignedIn(server, database());
    const later = async () => server.pass(60);
    const current = async (number: string, amount: number) =>
      (await server.post('/api/reports/check', { number, amount })).body.data.report.current;
    const download = (path: string) => server.call(`/api/${path}/report.pdf`, { token: owner.token });
    const answered = async (finalPrice: number) => {
      const { id } = (await owner.requestExpert()).body.data;
      await expert.move(id, { action: 'start', revision: 0 });
      await expert.move(id, { action: 'complete', revision: 1, finalPrice });
      await download(`manual-estimation/${id}`);
      const { manualRequests } = (await owner.exported()).body.data;
      return manualRequests.find((kept: { id: string }) => kept.id === id).reportNumber as string;
    };
    const calculated = (await owner.estimate()).body.data;
    await download(`user/estimations/${calculated.id}`);
    const { number } = (await owner.exported()).body.data.estimations[0].reports[0];
    await later();
    const first = await answered(345_678);
    expect(await current(number, calculated.estimation.netPrice)).toBe(false);
    await later();
    await owner.estimate();
    expect(await current(first, 345_678)).toBe(true);
    await later();
    await answered(350_000);
    expect(await current(first, 345_678)).toBe(false);
  });
});
