import { normaliseReportNumber } from '@soumdar/contract';
import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { daySeconds } from '../process/clock.ts';
import { flat } from '../testing/estimating.ts';
import { reporting } from '../testing/reporting.ts';
import { smallMarket } from '../testing/small-market.ts';

const unknownNumber = '0000-0000-0000-0000';

describeOnBothDatabases('a report that somebody was handed', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  const someReport = () => reporting(database(), market);

  it('is known by its number and its price, however they were typed', async () => {
    const { id, price, rent, download, check, numberOf } = await someReport();
    await download(id);
    const number = await numberOf(id);
    const genuine = {
      outcome: 'conforme',
      report: {
        madeAt: expect.stringMatching(/^2026-03-02T/),
        byExpert: false,
        usable: { until: expect.stringMatching(/^2026-06-02T/), isOver: false },
        propertyType: 'apartment',
        surface: 100,
        place: { name: 'Les Berges du Lac 2', nameAr: 'ضفاف البحيرة 2' },
        side: 'vente',
        rent,
        current: true,
      },
    };
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' ')])
      expect((await check(typed, price)).body.data).toEqual(genuine);
    expect((await check(number, price + 1000)).body.data).toEqual({ outcome: 'non conforme' });
    expect((await check(unknownNumber, price)).body.data).toEqual({ outcome: 'inconnu' });
  });

  it('is past its use from the day after the one it prints', async () => {
    const { id, price, server, download, check, numberOf } = await someReport();
    await download(id);
    const number = await numberOf(id);
    const usable = async () => (await check(number, price)).body.data.report.usable;
    const { until } = await usable();
    server.pass(92 * daySeconds);
    expect(await usable()).toEqual({ until, isOver: false });
    server.pass(daySeconds);
    expect(await usable()).toEqual({ until, isOver: true });
  });

  it('is current until its owner has the same property estimated anew', async () => {
    const { id, price, server, calculate, download, check, numberOf, erase } = await someReport();
    await download(id);
    const number = await numberOf(id);
    const current = async () => (await check(number, price)).body.data.report.current;
    server.pass(60);
    await calculate({ ...flat, details: { ...flat.details, surface: 120 } });
    await (await someReport()).download(id);
    expect(await current()).toBe(true);
    const newer = (await calculate({ ...flat, details: { ...flat.details, has_garage: true } })).body.data.id;
    expect(await current()).toBe(false);
    await erase(newer);
    expect(await current()).toBe(true);
  });

  it('is not current once its estimate is corrected, whatever the figures of that', async () => {
    const { id, price, server, calculate, download, check, numberOf, erase } = await someReport();
    await download(id);
    const number = await numberOf(id);
    const current = async () => (await check(number, price)).body.data.report.current;
    server.pass(60);
    const details = { ...flat.details, surface: 120 };
    const corrected = (await calculate({ ...flat, details, replaces: id })).body.data.id;
    const confidence = { vente: { score: 39, level: 'Faible' }, location: { score: 39, level: 'Faible' } };
    await changeStoredAnswer(database(), corrected, { confidence });
    expect(await current()).toBe(false);
    await erase(corrected);
    expect(await current()).toBe(true);
  });

  it('is replaced by no estimate that could not be printed', async () => {
    const { id, price, server, calculate, download, check, numberOf } = await someReport();
    await download(id);
    const number = await numberOf(id);
    server.pass(60);
    const newer = (await calculate(flat)).body.data.id;
    const current = async () => (await check(number, price)).body.data.report.current;
    expect(await current()).toBe(false);
    const weak = { score: 39, level: 'Faible' };
    await changeStoredAnswer(database(), newer, { confidence: { vente: weak, location: weak } });
    expect(await current()).toBe(true);
  });

  it('of a deleted estimate is as unknown as one that never was', async () => {
    const { id, price, server, download, check, numberOf, erase } = await someReport();
    await download(id);
    const number = await numberOf(id);
    await erase(id);
    const [gone, never] = [await check(number, price), await check(unknownNumber, price)];
    expect(gone.text).toBe(never.text);
    const { kysely } = database();
    await kysely.deleteFrom('estimations').where('id', '=', id).execute();
    const one = await kysely.selectFrom('report_numbers').select('number').execute();
    const plain = normaliseReportNumber(number);
    expect(one.map((row) => row.number)).not.toContain(plain);
    for (const written of [number, plain]) expect(server.log.join('')).not.toContain(written);
  });

  it('does not let its price be guessed from one address, however many prices are tried at once', async () => {
    const { id, price, server, download, check, numberOf } = await someReport();
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
    // a third person checks on
    expect((await check(number, price, '203.0.113.9')).body.data.outcome).toBe('conforme');
    server.pass(24 * 3600);
    expect((await check(number, price, '203.0.113.0')).body.data.outcome).toBe('conforme');
  });

  it('does not let its price be guessed from a hundred addresses either', async () => {
    const { id, price, download, check, numberOf } = await someReport();
    await download(id);
    const number = await numberOf(id);
    for (let wrong = 1; wrong <= 100; wrong += 1)
      expect((await check(number, price + 1000 * wrong, `203.0.113.${wrong}`)).status).toBe(200);
    expect((await check(number, price, '203.0.113.200')).body).toMatchObject({ code: 'report_checks_spent' });
  });

  it('is checked by its right price without using up tries', async () => {
    const { id, price, download, check, numberOf } = await someReport();
    await download(id);
    const number = await numberOf(id);
    for (let nth = 0; nth < 8; nth += 1) expect((await check(number, price)).status).toBe(200);
    expect((await check(number, price + 1000)).status).toBe(200);
  });

  it('is checked 30 times an hour from one address', async () => {
    const { id, price, download, check, numberOf } = await someReport();
    await download(id);
    const number = await numberOf(id);
    for (let nth = 0; nth < 30; nth += 1) expect((await check(number, price)).status).toBe(200);
    expect((await check(number, price)).status).toBe(429);
    expect((await check(number, price, '203.0.113.77')).status).toBe(200);
  });
});
