import { randomUUID } from 'node:crypto';
import type { CheckedReportSupplement } from '@soumdar/contract';
import { examplePlace } from '@soumdar/contract/testing';
import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { flat } from '../testing/estimating.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { reporting } from '../testing/reporting.ts';
import { smallMarket } from '../testing/small-market.ts';
import { reportOfEstimate } from './make-report.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('a report in PDF', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  const someReport = () => reporting(database(), market);

  it('is a file of two pages, named after its day', async () => {
    const { id, download } = await someReport();
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

  it('is in the language its address says, else its owner’s, and in no other than those of the site', async () => {
    const { id, token, download, reportsOf } = await someReport();
    for (const [query, language] of [
      ['', 'fr'],
      ['?lang=fr', 'fr'],
      ['?lang=ar', 'ar'],
    ] as const)
      expect((await download(id, token, query)).text).toContain(`/Lang (${language})`);
    expect(await reportsOf(id)).toHaveLength(1);
    await database().kysely.updateTable('accounts').set({ locale: 'ar' }).execute();
    expect((await download(id)).text).toContain('/Lang (ar)');
    for (const query of ['?lang=en', '?lang=AR', '?lang='])
      expect(await download(id, token, query)).toMatchObject({
        status: 400,
        body: { error: 'Validation failed', details: [{ field: 'lang' }] },
      });
  });

  it('is for its owner alone, as long as the estimate is not deleted', async () => {
    const { id, download, erase, restore } = await someReport();
    const stranger = await someReport();
    for (const [requested, token] of [
      [id, stranger.token],
      [randomUUID(), undefined],
      ['nothing', undefined],
    ] as const)
      expect(await download(requested, token)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    await erase(id);
    expect((await download(id)).status).toBe(404);
    await restore(id);
    expect((await download(id)).status).toBe(200);
  });

  it('names its owner where they want it, and else nobody', async () => {
    const { id, server, exported } = await someReport();
    const account = (await exported()).body.data.account.user as { id: string; full_name: string };
    const ownerOf = async (supplement?: CheckedReportSupplement) => {
      const made = await reportOfEstimate(server.services, account, id, supplement);
      return 'report' in made && made.report.owner;
    };
    expect(await ownerOf({ named: true })).toBe(`Préparé pour ${account.full_name}`);
    expect([await ownerOf({ named: false }), await ownerOf()]).toEqual([null, null]);
  });

  it('keeps its number however often it is made, and shares it with no other', async () => {
    const { id, download, calculate, reportsOf, numberOf, price } = await someReport();
    await download(id);
    await download(id);
    expect(await reportsOf(id)).toMatchObject([{ side: 'vente', amount: price }]);
    const other = (await calculate(flat)).body.data.id;
    await download(other);
    expect(await numberOf(other)).not.toBe(await numberOf(id));
    expect(await numberOf(id)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is not made of an estimate without a figure that may be shown', async () => {
    const { id, download, reportsOf } = await someReport();
    const weak = { score: 39, level: 'Faible' };
    await changeStoredAnswer(database(), id, { confidence: { vente: weak, location: weak } });
    expect(await download(id)).toMatchObject({
      status: 422,
      body: { error: 'No figure reliable enough to report', code: 'no_figure_to_report' },
    });
    expect(await reportsOf(id)).toEqual([]);
  });

  it('is made 30 times a day for an account', async () => {
    const { id, server, download } = await someReport();
    for (let made = 0; made < 30; made += 1) expect((await download(id)).status).toBe(200);
    expect(await download(id)).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    server.pass(24 * 3600);
    expect((await download(id)).status).toBe(200);
  });

  it('prints parts of heirs and what to check where its owner tells them, and keeps neither', async () => {
    const { id, price, server, token, check, numberOf, exported } = await someReport();
    const stranger = await someReport();
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
    const { id, server, token, reportsOf } = await someReport();
    const parse = (...parts: string[]) =>
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
      expect(await parse(...parts)).toMatchObject({
        status: 400,
        body: { error: 'Validation failed', details: [{ field }] },
      });
    expect(await reportsOf(id)).toEqual([]);
  });

  it('is drawn while the process finishes its calls', async () => {
    const { id, server, download } = await someReport();
    server.services.shutdown.abort();
    expect((await download(id)).status).toBe(200);
  });

  it('that cannot be drawn does not count for the day', async () => {
    const { id, download } = await someReport();
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
    const nowhere = examplePlace({ lat: 1e308, count: 10 });
    const places = { vente: [nowhere], location: [nowhere] };
    await changeStoredAnswer(database(), id, { comparables: { vente: [], location: [], places } });
    expect((await download(id)).status).toBe(500);
    expect(await counted()).toEqual({ hits: 1 });
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
    const correct = async (revision: number, body: object) => {
      expect((await expert.move(id, { action: 'correct', revision, ...body })).status).toBe(200);
      await download(owner.token);
    };
    await correct(2, { finalPrice: 345_678, comments: 'Vue sur mer.' });
    expect(await number()).toBe(first);
    await correct(3, { finalPrice: 360_000, comments: 'Vue sur mer.' });
    expect(await number()).not.toBe(first);
    const again = await server.post('/api/reports/check', { number: first, amount: 345_678 });
    expect(again.body.data).toMatchObject({
      outcome: 'conforme',
      report: { byExpert: true, current: false },
    });
    const { history } = (await owner.exported()).body.data.manualRequests[0];
    expect(history.at(-1)).toMatchObject({ replaced: { finalPrice: 345_678 }, reportNumber: first });
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
      const { reportNumber } = manualRequests.find((one: { id: string }) => one.id === id);
      return { id: id as string, number: reportNumber as string };
    };
    const calculated = (await owner.estimate()).body.data;
    await download(`user/estimations/${calculated.id}`);
    const { number } = (await owner.exported()).body.data.estimations[0].reports[0];
    await later();
    const { number: first, id: firstId } = await answered(345_678);
    expect(await current(number, calculated.estimation.netPrice)).toBe(false);
    await later();
    await owner.estimate();
    expect(await current(first, 345_678)).toBe(true);
    await later();
    const { number: second } = await answered(350_000);
    expect(await current(first, 345_678)).toBe(false);
    // an expert who corrects the first has the last word, not one who changes its words
    await later();
    const correct = (finalPrice: number, comments: string, revision: number) =>
      expert.move(firstId, { action: 'correct', revision, finalPrice, comments });
    await correct(345_678, 'Vue sur mer.', 2);
    expect(await current(second, 350_000)).toBe(true);
    await correct(320_000, 'Vue sur mer.', 3);
    expect(await current(second, 350_000)).toBe(false);
  });
});
