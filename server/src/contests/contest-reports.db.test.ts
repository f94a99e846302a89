import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { contesting, corrected } from '../testing/contesting.ts';
import { flat } from '../testing/estimating.ts';

describeOnBothDatabases('the report of an estimate that is contested', (database) => {
  const scene = () => contesting(database());

  it('makes what was printed before each of its answers no longer current, and what is printed since', async () => {
    const { server, estimate, open, start, answer, print, check } = await scene();
    const current = async (number: string) =>
      (await check(number, estimate.estimation.netPrice)).report.current;
    const first = await print();
    await open();
    await start();
    expect(await current(first)).toBe(true);
    server.pass(60);
    await answer(corrected);
    expect(await current(first)).toBe(false);
    const second = await print();
    expect([await print(), await current(second)]).toEqual([second, true]);
    server.pass(60);
    await answer({ action: 'correct', verdict: 'confirmed', comments: '' });
    expect([await current(first), await current(second), await current(await print())]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('prints two prices, and its report is checked by either, which tells of the expert’s', async () => {
    const { server, estimate, open, start, answer, print, check, calculate } = await scene();
    await open();
    await start();
    server.pass(60);
    await answer(corrected);
    const number = await print();
    const corrections = { surface: 120, condition: 'good' };
    const opinion = { verdict: 'corrected', vente: 420_000, corrections };
    for (const [amount, byExpert] of [
      [estimate.estimation.netPrice, false],
      [420_000, true],
    ] as const) {
      const report = { opinion, byExpert, current: true };
      expect(await check(number, amount)).toMatchObject({ outcome: 'conforme', report });
    }
    expect(await check(number, 450_000)).toEqual({ outcome: 'non conforme' });
    // the calculated rent and day are not the expert's
    const [calculated, byExpert] = await Promise.all(
      [estimate.estimation.netPrice, 420_000].map(async (amount) => (await check(number, amount)).report),
    );
    expect([calculated.rent, byExpert.rent]).toEqual([expect.any(Number), undefined]);
    expect(Date.parse(byExpert.madeAt)).toBeGreaterThan(Date.parse(calculated.madeAt));
    server.pass(60);
    // a calculation replaces no opinion, as a correction of what was described does
    await calculate(flat);
    expect((await check(number, 420_000)).report.current).toBe(true);
    expect((await check(number, estimate.estimation.netPrice)).report.current).toBe(true);
    const details = { ...flat.details, surface: 120 };
    await calculate({ ...flat, details, replaces: estimate.id });
    expect((await check(number, 420_000)).report.current).toBe(false);
  });

  it('has the price of the expert though the property is estimated anew, until that answer is taken back', async () => {
    const { server, token, estimate, open, start, answer, check, calculate, exported, history } =
      await scene();
    await open();
    await start();
    const another = async (details = {}) => {
      server.pass(60);
      return (await calculate({ ...flat, details: { ...flat.details, ...details } })).body.data.id as string;
    };
    const before = await another();
    // an expert who was told of three rooms judged no home to renovate, nor another floor
    const others = [
      await another({ surface: 120 }),
      await another({ rooms: 4 }),
      await another({ condition: 'to_renovate' }),
      await another({ floor: 2 }),
    ];
    const print = async (id: string) => {
      await server.call(`/api/user/estimations/${id}/report.pdf`, { token });
      const { estimations } = (await exported()).body.data;
      return estimations.find((one: { id: string }) => one.id === id).reports[0].number as string;
    };
    const clean = await print(before);
    server.pass(60);
    await answer(corrected);
    const after = await another();
    const { estimations } = (await history('?limit=10')).body.data;
    const opinions = estimations.map((one: { id: string; expertOpinion?: { vente: { price: number } } }) => [
      one.id,
      one.expertOpinion?.vente.price,
    ]);
    expect(Object.fromEntries(opinions)).toEqual({
      [estimate.id]: 420_000,
      [before]: 420_000,
      [after]: 420_000,
      ...Object.fromEntries(others.map((id) => [id, undefined])),
    });
    const ofAfter = await server.call(`/api/user/estimations/${after}/contests`, { token });
    expect(ofAfter.body.data).toMatchObject({ contests: [], expertOpinion: { vente: { price: 420_000 } } });
    expect((await check(clean, estimate.estimation.netPrice)).report.current).toBe(false);
    const number = await print(after);
    expect(number).not.toBe(clean);
    expect((await check(number, 420_000)).report).toMatchObject({ byExpert: true, current: true });
    expect(await print(before)).not.toBe(clean);
    server.pass(60);
    await answer({ action: 'correct', verdict: 'unknown', comments: 'Visite impossible.' });
    expect((await check(number, 420_000)).report.current).toBe(false);
    expect(await print(after)).not.toBe(number);
  });

  it('has a number of its own once the price of the expert is gone with the estimate of the contest', async () => {
    const { server, token, estimate, open, start, answer, check, calculate, print } = await scene();
    await open();
    await start();
    await answer(corrected);
    server.pass(60);
    const after = (await calculate(flat)).body.data.id;
    const newest = async () => {
      await server.call(`/api/user/estimations/${after}/report.pdf`, { token });
      return print();
    };
    const withOpinion = await newest();
    await server.call(`/api/user/estimations/${estimate.id}`, { token, method: 'DELETE' });
    server.pass(60);
    const without = await newest();
    expect(without).not.toBe(withOpinion);
    const { report } = await check(without, estimate.estimation.netPrice);
    expect(report).toMatchObject({ byExpert: false, current: true });
    expect(report).not.toHaveProperty('opinion');
  });

  it('leaves a price that no expert gave to the next calculation', async () => {
    const { server, estimate, open, start, answer, print, check, calculate } = await scene();
    await open();
    await start();
    const rent = { finalRent: 1900, rentLow: 1800, rentHigh: 2000 };
    await answer({ verdict: 'corrected', ...rent, comments: 'Loyer du quartier.' });
    const number = await print();
    const printed = estimate.estimation.netPrice;
    expect((await check(number, printed)).report).toMatchObject({
      opinion: { location: 1900 },
      current: true,
    });
    server.pass(60);
    await calculate(flat);
    expect((await check(number, printed)).report.current).toBe(false);
  });

  it('keeps the number of its report while only the words of its answer change', async () => {
    const { server, open, start, answer, print } = await scene();
    await open();
    await start();
    await answer(corrected);
    const number = await print();
    await answer({ ...corrected, action: 'correct', comments: 'Le balcon compte !' });
    expect(await print()).toBe(number);
    server.pass(60);
    await answer({ ...corrected, action: 'correct', rangeHigh: 460_000 });
    expect(await print()).not.toBe(number);
  });

  it('of an estimate without a figure to show makes a report of the expert’s', async () => {
    const { estimate, open, start, answer, print, check, report } = await scene();
    const weak = { score: 39, level: 'Faible' };
    await changeStoredAnswer(database(), estimate.id, { confidence: { vente: weak, location: weak } });
    expect((await report()).status).toBe(422);
    await open();
    await start();
    await answer(corrected);
    expect((await report()).status).toBe(200);
    const checked = await check(await print(), 420_000);
    expect(checked).toMatchObject({ outcome: 'conforme', report: { side: 'vente', byExpert: true } });
  });

  it('of an expert is out of date once a contest of the same property is answered otherwise, or its description corrected', async () => {
    const { server, token, expert, estimate, open, start, answer, print, check, calculate, exported } =
      await scene();
    server.pass(60);
    const requested = await server.post(
      '/api/manual-estimation',
      { ...flat, preferred_contact_method: 'phone', preferred_contact_time: 'evening' },
      { token },
    );
    const { id } = requested.body.data;
    await expert.move(id, { action: 'start', revision: 0 });
    await expert.move(id, { action: 'complete', revision: 1, finalPrice: 350_000, comments: '' });
    await server.call(`/api/manual-estimation/${id}/report.pdf`, { token });
    const { manualRequests } = (await exported()).body.data;
    const { reportNumber: first } = manualRequests.find((one: { id: string }) => one.id === id);
    expect((await check(first, 350_000)).report.current).toBe(true);
    server.pass(60);
    const details = { ...flat.details, surface: 120 };
    const correction = (await calculate({ ...flat, details, replaces: estimate.id })).body.data.id;
    expect((await check(first, 350_000)).report.current).toBe(false);
    await server.call(`/api/user/estimations/${correction}`, { token, method: 'DELETE' });
    expect((await check(first, 350_000)).report.current).toBe(true);
    await open();
    await start();
    await answer(corrected);
    const second = await print();
    expect((await check(first, 350_000)).report.current).toBe(false);
    expect((await check(second, 420_000)).report.current).toBe(true);
  });
});
