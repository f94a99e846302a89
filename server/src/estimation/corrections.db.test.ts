import { randomUUID } from 'node:crypto';
import { restorableSeconds } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { eraseExpired } from '../retention/erase-expired.ts';
import { flat } from '../testing/estimating.ts';
import { reachable } from '../testing/following.ts';
import { tokenIn } from '../testing/sharing.ts';
import { smallMarket } from '../testing/small-market.ts';

const larger = { ...flat, details: { ...flat.details, surface: 130 } };
const notFound = { status: 404, body: { error: 'Not found' } };
const alreadyReplaced = { status: 409, body: { error: 'Already replaced', code: 'already_replaced' } };

describeOnBothDatabases('an estimate that corrects another', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('takes its name, its links with the new figures, and the follow of its property', async () => {
    const owner = await correcting();
    await owner.rename(owner.id, { name: 'Maison de Papi' });
    const link = tokenIn((await owner.share()).body.data.url);
    await owner.follow();
    const id = await owner.corrected();

    const estimations = (await owner.history()).body.data.estimations;
    expect(estimations).toMatchObject([
      { id, name: 'Maison de Papi', replaces: owner.id, followed: true },
      { id: owner.id, name: null, replacedBy: id, followed: true },
    ]);
    const [corrected, before] = estimations;
    expect(corrected.result.netPrice).not.toBe(before.result.netPrice);
    const { estimation } = (await owner.view(link)).body.data;
    expect(estimation).toMatchObject({ details: { surface: 130 }, result: corrected.result });
    expect((await owner.line()).body.data.followed).toMatchObject({ estimationId: id });
    const exported = (await owner.exported()).body.data;
    expect(exported).toMatchObject({
      estimations: [{ id, replaces: owner.id }, { id: owner.id }],
      follows: [{ estimationId: id, points: [{ corrected: true }, {}] }],
      shares: [{ estimationId: id }],
    });
  });

  it('stands in the folder of what it corrects, with all estimates of that property', async () => {
    const owner = await correcting();
    const mate = await owner.another({});
    const id = await owner.corrected();
    const again = await owner.corrected(id, { surface: 140 });
    const { estimations } = (await owner.history('?by=property')).body.data;
    expect(estimations).toMatchObject([{ id: again, folder: { count: 4 } }]);
    for (const of of [owner.id, mate, again]) {
      const { pagination } = (await owner.history(`?property=${of}`)).body.data;
      expect(pagination.totalEstimations).toBe(4);
    }
    // a new estimate as described before is another property
    await owner.another({});
    expect((await owner.history('?by=property')).body.data.estimations).toHaveLength(2);
  });

  it('marks the line of its property, whose owner is not alerted of the correction', async () => {
    const owner = await correcting();
    await owner.follow();
    const [first] = await owner.points();
    const id = await owner.corrected();
    const [mark, before] = await owner.points();
    const [{ result }] = (await owner.history()).body.data.estimations;
    expect(mark).toMatchObject({
      corrected: true,
      estimation: result,
      moved: { vente: null, location: null },
    });
    // figures per m² stay those of the first surface
    expect(before).toEqual(first);
    expect((await owner.points(id))[1]).toEqual(first);
    // later notices compare with the corrected value
    const [notified] = await owner.notified();
    expect(notified!.told_at).toBe(mark.date);
    expect(Math.abs(notified!.told_sale! / result.netPrice - 1)).toBeLessThan(0.01);
    expect(await owner.emails()).toEqual([]);
    await owner.refresh(3000, 1);
    const [next] = await owner.points();
    expect(next.corrected).toBeUndefined();
    expect(next.moved.vente).not.toBeNull();
  });

  it('takes nothing from another property that is described alike, even when it is corrected back', async () => {
    const owner = await correcting();
    await owner.follow();
    const flatAbove = await owner.another({ details: larger.details });
    await owner.follow(flatAbove);
    const folders = async () =>
      (await owner.history('?by=property')).body.data.estimations.map(
        ({ id, folder }: { id: string; folder: { count: number } }) => [id, folder.count],
      );
    const mistaken = await owner.corrected();
    expect(await folders()).toEqual([
      [mistaken, 2],
      [flatAbove, 1],
    ]);
    const right = await owner.corrected(mistaken, { surface: 100 });
    expect(await folders()).toEqual([
      [right, 3],
      [flatAbove, 1],
    ]);
    for (const id of [flatAbove, right])
      expect((await owner.line(id)).body.data.followed).toMatchObject({ estimationId: id });
  });

  it('that is deleted leaves what it corrects the property that it was', async () => {
    const owner = await correcting();
    const mistaken = await owner.corrected();
    const alike = await owner.another({ details: larger.details });
    await owner.erase(mistaken);
    const before = await owner.another({});
    const ofProperty = async (id: string) =>
      (await owner.history(`?property=${id}&limit=10`)).body.data.estimations.map(
        (one: { id: string }) => one.id,
      );
    expect(await ofProperty(owner.id)).toEqual([before, owner.id]);
    expect(await ofProperty(alike)).toEqual([alike]);
    await owner.restore(mistaken);
    expect((await ofProperty(owner.id)).toSorted()).toEqual([before, owner.id, mistaken, alike].toSorted());
  });

  it('that is deleted before what corrects it leaves nothing of its description', async () => {
    const owner = await correcting();
    const mistaken = await owner.corrected();
    const again = await owner.corrected(mistaken, { surface: 140 });
    await owner.erase(mistaken);
    await owner.erase(again);
    const alike = await owner.another({ details: larger.details });
    const { pagination } = (await owner.history(`?property=${alike}`)).body.data;
    expect(pagination.totalEstimations).toBe(1);
    const before = await owner.another({});
    expect((await owner.history(`?property=${before}`)).body.data.pagination.totalEstimations).toBe(2);
  });

  it('is made once, however often and from wherever it is sent', async () => {
    const owner = await correcting();
    owner.server.pass(1);
    const send = (key: string) =>
      owner.server.call('/api/estimation/calculate', {
        method: 'POST',
        token: owner.token,
        body: { ...larger, replaces: owner.id },
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([send('one'), send('one'), send('two')]);
    const [id, ...others] = new Set(answers.flatMap(({ body }) => body.data?.id ?? []));
    expect(others).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject(alreadyReplaced);
    expect(await owner.correct()).toMatchObject(alreadyReplaced);
    expect((await owner.history()).body.data.estimations.map((one: { id: string }) => one.id)).toEqual([
      id,
      owner.id,
    ]);
  });

  it('corrects what is one’s own, is there and is named alone', async () => {
    const owner = await correcting();
    const stranger = await correcting();
    for (const id of [stranger.id, randomUUID(), 'nothing'])
      expect(await owner.correct(id)).toMatchObject(notFound);
    await owner.erase(owner.id);
    expect(await owner.correct()).toMatchObject(notFound);
    // another property needs no id of what it replaces
    expect((await owner.calculate(larger)).status).toBe(200);
  });

  it('is deleted with its links and follow, and brings them back', async () => {
    const owner = await correcting();
    const link = tokenIn((await owner.share()).body.data.url);
    await owner.follow();
    const id = await owner.corrected();
    await owner.erase(id);
    expect((await owner.view(link)).status).toBe(404);
    expect((await owner.line()).body.data.followed).toBeNull();
    const [left] = (await owner.history()).body.data.estimations;
    expect(left).toMatchObject({ id: owner.id });
    expect(left.replacedBy).toBeUndefined();
    await owner.restore(id);
    expect((await owner.view(link)).status).toBe(200);
    expect((await owner.line()).body.data.followed).toMatchObject({ estimationId: id });
    expect(await owner.correct()).toMatchObject(alreadyReplaced);
    // once deleted for good, it allows another correction
    await owner.erase(id);
    owner.server.pass(2 * restorableSeconds);
    await eraseExpired(database(), owner.server.services.clock(), { dryRun: false });
    expect((await owner.correct()).status).toBe(200);
  });

  it('does not come back once another corrects the same', async () => {
    const owner = await correcting();
    const id = await owner.corrected();
    await owner.erase(id);
    const other = await owner.corrected(owner.id, { surface: 140 });
    expect(await owner.restore(id)).toMatchObject(alreadyReplaced);
    const estimations = (await owner.history()).body.data.estimations.map((one: { id: string }) => one.id);
    expect(estimations).toEqual([other, owner.id]);
    expect((await owner.restore(other)).status).toBe(200);
  });

  it('outlives what it corrects, deleted and taken back or erased', async () => {
    const owner = await correcting();
    const link = tokenIn((await owner.share()).body.data.url);
    await owner.follow();
    const id = await owner.corrected();
    await owner.erase(owner.id);
    expect((await owner.line(id)).body.data.points).toHaveLength(2);
    await owner.restore(owner.id);
    expect((await owner.history()).body.data.estimations[1]).toMatchObject({ replacedBy: id });
    await owner.erase(owner.id);
    owner.server.pass(2 * restorableSeconds);
    await eraseExpired(database(), owner.server.services.clock(), { dryRun: false });
    expect((await owner.view(link)).status).toBe(200);
    expect((await owner.line(id)).body.data.points).toHaveLength(2);
    expect((await owner.exported()).body.data.estimations).toMatchObject([{ id, replaces: owner.id }]);
  });

  /** An owner with an estimate, its links and its follow, and the calls that correct it. */
  async function correcting() {
    const owner = await reachable(database(), market);
    const { server, token, id } = owner;
    const correct = (replaces = id, details: object = {}) => {
      server.pass(1);
      return owner.calculate({ ...larger, details: { ...larger.details, ...details }, replaces });
    };
    return {
      ...owner,
      correct,
      corrected: async (...args: Parameters<typeof correct>) =>
        (await correct(...args)).body.data.id as string,
      share: () => server.post(`/api/user/estimations/${id}/shares`, {}, { token }),
      view: (link: string) =>
        server.call(`/api/shares/${link}`, { headers: { 'user-agent': 'Mozilla/5.0' } }),
    };
  }
});
