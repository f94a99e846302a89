import { type Explanation } from '@soumdar/contract';
import { changeStoredAnswer, describeOnBothDatabases, storedAnswerOf } from '@soumdar/db/testing';
import { roundings } from '@soumdar/rules';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';

describeOnBothDatabases('estimation', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  const signedIn = (environment?: Record<string, string>) => estimating(database(), market, environment);

  it('gives both prices, how sure they are and what they come from', async () => {
    const { calculate } = await signedIn();
    const { status, body } = await calculate(flat);
    expect(status).toBe(200);
    const { estimation, confidence, comparables, comparableCounts, basis } = body.data;
    for (const [name, figure] of Object.entries<number>(estimation)) {
      const side = name.toLowerCase().includes('rent') ? roundings.rent : roundings.sale;
      expect(figure).toBe(side[name.endsWith('PerSqm') ? 'perSqm' : 'price'](figure));
    }
    expect(estimation.netPrice).toBeGreaterThan(250_000);
    expect(estimation.netPrice).toBeLessThan(400_000);
    expect(estimation.rangeLow).toBeLessThanOrEqual(estimation.netPrice);
    expect(estimation.rangeHigh).toBeGreaterThanOrEqual(estimation.netPrice);
    expect(estimation.monthlyRent).toBeGreaterThan(1000);
    expect(confidence.vente.score).toSatisfy(Number.isInteger);
    expect(['Très fiable', 'Fiable', 'Modérée', 'Faible']).toContain(confidence.location.level);
    expect(comparableCounts).toEqual({ vente: 20, location: 20 });
    expect(comparables.vente[0]).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      likeness: 'strong',
      askingPrice: comparables.vente[0].price,
      surface: expect.any(Number),
      distance: expect.stringMatching(/^\d+\.\d$/),
      price: expect.toSatisfy(Number.isInteger),
      pricePerSqm: expect.toSatisfy(Number.isInteger),
      rooms: 3,
      propertyType: 'apartment',
      locality: 'Les Berges du Lac',
      localityAr: 'ضفاف البحيرة',
      listedOn: '2025-11-01',
      similarity: expect.any(Number),
      likenesses: expect.arrayContaining(['same_place', 'same_rooms']),
    });
    expect(basis).toEqual({ listings: 40, newestListedOn: '2025-11-01', sample: false, asksPlot: false });
  });

  it('names the neighbourhoods around with a price, as their pages do', async () => {
    const { server, calculate } = await signedIn();
    const { places } = (await calculate(flat)).body.data.comparables;
    const page = await server.call('/api/market/zones/tunis/les-berges-du-lac-2');
    const { count, lowPerSqm, medianPerSqm, highPerSqm } = page.body.data.groups[0];
    expect(count).toBe(15);
    expect(places.vente).toEqual([
      {
        locality: 'Les Berges du Lac 2',
        localityAr: 'ضفاف البحيرة 2',
        lat: page.body.data.lat,
        lng: page.body.data.lng,
        distance: '0.0',
        count,
        lowPerSqm,
        medianPerSqm,
        highPerSqm,
      },
    ]);
  });

  it('says what moved each price away from the typical one of the zone, to the dinar', async () => {
    const { calculate } = await signedIn();
    const { body } = await calculate({ ...flat, details: { ...flat.details, surface: 140 } });
    const { estimation, explanation } = body.data;
    const total = ({ typicalPrice, effects }: Explanation) =>
      effects.reduce((sum, { amount }) => sum + amount, typicalPrice);
    expect(total(explanation.vente)).toBe(estimation.netPrice);
    expect(total(explanation.location)).toBe(estimation.monthlyRent);
    expect(explanation.vente.typical).toMatchObject({ rooms: 3 });
  });

  it('keeps no plan of who only wants to know the value, and the usage of land as land', async () => {
    const { calculate, history } = await signedIn();
    const curious = { ...flat, property_usage: 'terrain', intended_action: 'connaitre', sale_method: 'self' };
    expect((await calculate(curious)).status).toBe(200);
    const [{ answers }] = (await history()).body.data.estimations;
    expect(answers).toMatchObject({ property_usage: 'terrain', intended_action: 'connaitre' });
    expect(answers).not.toHaveProperty('sale_timeline');
    expect(answers).not.toHaveProperty('sale_method');
  });

  it('is kept as it was, newest first, with what was asked and nothing else', async () => {
    const { server, calculate, history } = await signedIn();
    const first = await calculate(flat);
    server.pass(60);
    const second = await calculate({
      ...flat,
      note: 'nobody asked',
      details: { ...flat.details, has_pool: true },
    });
    const { data } = (await history()).body;
    expect(data.pagination).toMatchObject({ currentPage: 1, totalEstimations: 2, limit: 3 });
    expect(data.estimations.map(({ id }: { id: string }) => id)).toEqual([
      second.body.data.id,
      first.body.data.id,
    ]);
    const { id: _id, estimation, ...rest } = first.body.data;
    const { is_owner, property_usage, intended_action, sale_timeline, sale_method } = flat;
    expect(data.estimations[1]).toEqual({
      id: first.body.data.id,
      name: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      property_type: 'apartment',
      location: lakeside,
      localisation: flat.localisation,
      details: flat.details,
      answers: { is_owner, property_usage, intended_action, sale_timeline, sale_method },
      result: estimation,
      ...rest,
    });
    expect(data.estimations[0].details).toEqual(flat.details);
  });

  it('is kept as it was computed, and rounded each time it is answered', async () => {
    const { calculate, history } = await signedIn();
    const { id, estimation } = (await calculate(flat)).body.data;
    const read = async () => (await history()).body.data.estimations[0];
    const { result } = await storedAnswerOf(database(), id);
    expect(result).not.toEqual(estimation);

    const before = {
      ...result,
      netPrice: 312_345,
      monthlyRent: 1234,
      monthlyRentPerSqm: 12,
    };
    await changeStoredAnswer(database(), id, { result: before });
    expect((await read()).result).toMatchObject({
      netPrice: 312_000,
      monthlyRent: 1230,
      monthlyRentPerSqm: 12,
    });
    expect((await storedAnswerOf(database(), id)).result).toEqual(before);
  });

  it('keeps no position finer than eleven metres, and values the one it keeps', async () => {
    const { calculate, history } = await signedIn();
    const fine = { lat: lakeside.lat + 0.000_012, lng: lakeside.lng - 0.000_012 };
    const input = { ...flat, location: fine, localisation: 'Lat: 36.840012, Lng: 10.269988' };
    const { estimation } = (await calculate(input)).body.data;
    expect((await history()).body.data.estimations[0]).toMatchObject({
      location: lakeside,
      localisation: 'Lat: 36.8400, Lng: 10.2699',
    });
    expect((await calculate(flat)).body.data.estimation).toEqual(estimation);
  });

  it('is shown page by page', async () => {
    const { calculate, history } = await signedIn();
    expect((await history()).body.data).toMatchObject({
      estimations: [],
      pagination: { currentPage: 1, totalPages: 0, totalEstimations: 0, nextPage: null, prevPage: null },
    });
    for (let more = 1; more <= 4; more += 1) await calculate(flat);
    const { estimations, pagination } = (await history('?page=2&limit=3')).body.data;
    expect(estimations).toHaveLength(1);
    expect(pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalEstimations: 4,
      limit: 3,
      hasNextPage: false,
      hasPrevPage: true,
      nextPage: null,
      prevPage: 1,
    });
    for (const query of ['?page=0', '?page=x', '?limit=0', '?limit=16']) {
      expect(await history(query)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    }
  });

  it('as a preview is kept nowhere', async () => {
    const { preview, history } = await signedIn();
    const { status, body } = await preview(flat);
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty('id');
    expect(body.data.estimation.netPrice).toBeGreaterThan(0);
    expect((await history()).body.data.estimations).toEqual([]);
  });
});
