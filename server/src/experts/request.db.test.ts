import type { expertRequestSchema } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { trainModel } from '@soumdar/engine';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { ServedMarket } from '../market/market-in-service.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { ownedFlat, somebodySignedIn } from '../testing/personal.ts';
import { marketOf, smallListings, smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('a request as an expert sees it', (database) => {
  async function requestOn(market?: ServedMarket, of: object = {}) {
    const server = await startTestServer(database(), { ...(market && { market }) });
    const owner = await somebodySignedIn(server);
    const { id } = (await owner.requestExpert({ message: 'Vue sur le lac', ...of })).body.data;
    const expert = await expertSignedIn(server, database());
    const { request }: { request: z.input<typeof expertRequestSchema> } = (await expert.get(`requests/${id}`))
      .body.data;
    return { id, owner, expert, request };
  }

  it('holds all that its owner said, and what became of it', async () => {
    const { id, owner, request } = await requestOn();
    expect(request).toMatchObject({
      id,
      contact: { email: owner.person.email },
      location: ownedFlat.location,
      details: ownedFlat.details,
      answers: { is_owner: true, intended_action: 'vendre', explore_pro_opportunities: true },
      message: 'Vue sur le lac',
      finalPrice: null,
      rangeLow: null,
      rangeHigh: null,
      finalRent: null,
      notes: [],
      comments: null,
      cancelReason: null,
      history: [],
    });
  });

  it('wants no offers any more once its owner withdrew the consent', async () => {
    const { id, owner, expert } = await requestOn();
    await owner.change({ wantsOffers: false });
    const { request } = (await expert.get(`requests/${id}`)).body.data;
    expect(request.answers).toMatchObject({ is_owner: true, explore_pro_opportunities: false });
  });

  it('comes with the automatic estimate of today', async () => {
    const { request } = await requestOn(smallMarket());
    expect(request.estimate).toMatchObject({
      estimation: { netPrice: expect.any(Number), monthlyRent: expect.any(Number) },
      comparableCounts: { vente: 20, location: 20 },
      explanation: { vente: { effects: expect.any(Array) } },
    });
  });

  it('lists what stands beyond comparables where these are too few, each with its type and distance', async () => {
    const { request } = await requestOn(smallMarket(), { type: 'villa' });
    expect(request.estimate!.comparables.vente).toEqual([]);
    const { beyond } = request.estimate as unknown as { beyond: { vente: object[] } };
    expect(beyond.vente[0]).toMatchObject({ propertyType: 'apartment', price: expect.any(Number) });
    const covered = await requestOn(smallMarket());
    expect(covered.request.estimate!.beyond).toEqual({ vente: [], location: [] });
  });

  it('shows figures too unsure for any screen, marked', async () => {
    // alike in all but their prices, which are up to sixteen times apart
    const unlike = smallListings.map((listing, index) => ({
      ...listing,
      priceTnd: listing.priceTnd * [0.25, 1, 4][index % 3]!,
    }));
    const market = marketOf(unlike, trainModel(unlike, { seed: 1 }));
    const { request } = await requestOn({ ...smallMarket(), ...market });
    expect(request.estimate).toMatchObject({
      estimation: { netPrice: expect.any(Number) },
      confidence: { vente: { level: 'Faible', mark: 'non fiable' } },
    });
  });

  it('shows the comparables there are where they are too few for a figure', async () => {
    const three = smallListings.slice(0, 3);
    const market = marketOf(three, trainModel(three, { seed: 1 }));
    const { request } = await requestOn({ ...smallMarket(), ...market });
    expect(request.estimate).toMatchObject({
      estimation: { netPrice: null, monthlyRent: null },
      confidence: { vente: { score: 0, level: 'Faible' } },
      comparableCounts: { vente: 3, location: 0 },
      explanation: { vente: null, location: null },
    });
    expect(request.estimate?.comparables.vente).toHaveLength(3);
    expect(request.estimate?.comparables.location).toEqual([]);
  });

  it('has no estimate before a market is in service', async () => {
    expect((await requestOn()).request.estimate).toBeNull();
  });
});
