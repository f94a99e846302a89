import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { flat } from '../testing/estimating.ts';
import { following, reachable } from '../testing/following.ts';
import { ownedFlat } from '../testing/personal.ts';
import { sharing, tokenIn } from '../testing/sharing.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';

/** Where the search finds it. */
const laMarsa = { lat: 36.8785, lng: 10.3235 };
const inTown = { ...flat, location: { ...laMarsa, precision: 'town' }, localisation: 'La Marsa, Tunis' };

describeOnBothDatabases('the precision of a position', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('is stored and answered, a point being the rule', async () => {
    const { calculate, history } = await following(database(), market);
    const answer = (await calculate(inTown)).body.data;
    expect(answer.coverage).toEqual({ town: 'La Marsa', townAr: 'المرسى' });
    await calculate({ ...flat, location: { ...lakeside, precision: 'neighbourhood' } });
    await calculate({ ...flat, location: { ...lakeside, precision: 'point' } });
    const { estimations } = (await history('?limit=10')).body.data;
    const byPrecision = new Map<string | undefined, (typeof estimations)[number]>(
      estimations.map((record: { location: { precision?: string } }) => [record.location.precision, record]),
    );
    const [point, neighbourhood, town] = [undefined, 'neighbourhood', 'town'].map((one) =>
      byPrecision.get(one),
    );
    expect(point.location).toEqual(lakeside);
    expect(point).not.toHaveProperty('coverage');
    expect(neighbourhood.location).toEqual({ ...lakeside, precision: 'neighbourhood' });
    expect(neighbourhood).not.toHaveProperty('coverage');
    expect(town).toMatchObject({ location: inTown.location, coverage: { town: 'La Marsa' } });
    expect(town.result).toEqual(answer.estimation);
  });

  it('with a town values the property at all its places, and explains it without a place', async () => {
    const { preview } = await following(database(), market);
    const town = (await preview(inTown)).body.data;
    const there = (await preview({ ...flat, location: laMarsa })).body.data;
    expect(there).not.toHaveProperty('coverage');
    expect(town.estimation).not.toEqual(there.estimation);
    expect(town.estimation.rangeLow).toBeLessThan(town.estimation.netPrice);
    const { typicalPrice, effects } = town.explanation.vente;
    const amounts: number[] = effects.map(({ amount }: { amount: number }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, typicalPrice)).toBe(town.estimation.netPrice);
    expect(town.explanation.vente).not.toHaveProperty('place');
  });

  it('moves no price inside a neighbourhood', async () => {
    const { preview } = await following(database(), market);
    const at = async (lat: number, precision: string) =>
      (await preview({ ...flat, location: { lat, lng: lakeside.lng, precision } })).body.data;
    const [near, farther] = [await at(36.8455, 'point'), await at(36.8475, 'neighbourhood')];
    expect(farther.estimation).toEqual(near.estimation);
    expect(farther.comparables.vente[0].distance).not.toBe(near.comparables.vente[0].distance);
  });

  it('of an unknown kind is refused, by name', async () => {
    const { calculate } = await following(database(), market);
    expect(await calculate({ ...flat, location: { ...lakeside, precision: 'street' } })).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', details: [{ field: 'location.precision' }] },
    });
  });

  it('stays with the line of a followed property, and with its correction', async () => {
    const owner = await reachable(database(), market);
    const { calculate, follow, points } = owner;
    const { id, estimation } = (await calculate(inTown)).body.data;
    await follow(id);
    expect((await points(id))[0].estimation).toEqual(estimation);

    const corrected = { ...inTown, details: { ...inTown.details, surface: 110 }, replaces: id };
    const answer = (await calculate(corrected)).body.data;
    expect(answer.coverage).toEqual({ town: 'La Marsa', townAr: 'المرسى' });
    expect((await points(answer.id))[0].estimation).toEqual(answer.estimation);
    await owner.refresh(3000);
    expect((await points(answer.id))[0]).toMatchObject({ newModel: true, noFigure: null });
  });

  it('stays town-wide for whoever sees a link', async () => {
    const { calculate, share, view } = await sharing(database(), market);
    const { id, estimation } = (await calculate(inTown)).body.data;
    const token = tokenIn((await share({}, id)).body.data.url);
    const shown = (await view(token)).body.data.estimation;
    expect(shown).toMatchObject({
      location: { lat: 36.88, lng: 10.32, precision: 'town' },
      coverage: { town: 'La Marsa' },
      result: { netPrice: estimation.netPrice },
    });
    expect(shown.explanation.vente ?? {}).not.toHaveProperty('place');
  });

  it('reaches the expert and the export', async () => {
    const { server, token, exported } = await following(database(), market);
    const request = {
      ...ownedFlat,
      ...inTown,
      preferred_contact_method: 'phone',
      preferred_contact_time: 'evening',
    };
    const sent = await server.post('/api/manual-estimation', request, { token });
    expect(sent.status).toBe(201);
    const [mine] = (await server.call('/api/manual-estimation', { token })).body.data.estimations;
    expect(mine.location).toEqual(inTown.location);
    const { manualRequests } = (await exported()).body.data;
    expect(manualRequests[0].location).toEqual(inTown.location);
  });
});
