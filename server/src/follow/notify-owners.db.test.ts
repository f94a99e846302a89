import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { reachable } from '../testing/following.ts';
import { smallMarket } from '../testing/small-market.ts';

// each test continues from the market of the one before
describeOnBothDatabases('who follows properties', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('is sent one email on each market where a price left its noise, which tells all they follow', async () => {
    const owner = await reachable(database(), market);
    const other = await owner.another({ details: { surface: 125, rooms: 4, bathrooms: 1 } });
    await owner.follow();
    await owner.follow(other);
    await owner.refresh(3000);
    const began = (await owner.emails()).length;
    await owner.refresh(3300);
    const [newest, ...before] = await owner.emails();
    expect(before).toHaveLength(began);
    expect(newest).toMatchObject({
      subject: 'Du nouveau sur vos biens suivis',
      paragraphs: expect.arrayContaining([
        expect.stringMatching(/^Appartement de 100.*maintenant son prix de vente à .* de plus que/),
        expect.stringMatching(/^Appartement de 125.*maintenant son prix de vente à .* de plus que/),
      ]),
    });
    expect(newest!.figures).toHaveLength(4);
    // a later follow that moved as much waits for the next market
    await owner.follow(await owner.another({ details: { surface: 140, rooms: 4, bathrooms: 1 } }));
    owner.server.pass(60);
    expect(await owner.value()).toMatchObject({ valued: 1 });
    expect(await owner.emails()).toHaveLength(began + 1);
    await owner.refresh(3310);
    const [next] = await owner.emails();
    expect(next!.paragraphs[0]).toMatch(/^Appartement de 140/);
    expect(next!.paragraphs.join()).not.toMatch(/Appartement de 1[02]/);
    expect(await owner.emails()).toHaveLength(began + 2);
  });

  it('is told the whole change since they were last told, once they ask for it', async () => {
    const owner = await reachable(database(), market);
    await owner.change({ wantsAlerts: false });
    await owner.follow();
    await owner.refresh(3000);
    const notified = await owner.notified();
    await owner.refresh(3600);
    expect(await owner.emails()).toEqual([]);
    expect(await owner.notified()).toEqual(notified);
    await owner.change({ wantsAlerts: true });
    await owner.refresh(3620);
    expect(await owner.emails()).toHaveLength(1);
    const [after] = await owner.notified();
    expect(after!.told_sale).toBeGreaterThan(notified[0]!.told_sale!);
  });

  it('is told of a first figure, and else once a quarter', async () => {
    const owner = await reachable(database(), market);
    await owner.follow();
    await owner.refresh(3620);
    const began = (await owner.emails()).length;
    const { kysely } = database();
    await kysely
      .updateTable('follows')
      .set({ told_sale: null })
      .where('estimation_id', '=', owner.id)
      .execute();
    await owner.refresh(3625);
    const [first, ...before] = await owner.emails();
    expect(before).toHaveLength(began);
    expect(first!.paragraphs[0]).toMatch(/suffisent maintenant pour estimer son prix de vente/);
    await owner.refresh(3630, 80);
    expect(await owner.emails()).toHaveLength(began + 1);
    await owner.refresh(3635, 20);
    expect((await owner.emails())[0]!.subject).toMatch(/le point du trimestre$/);
  });

  it('is told nothing more of a property that they sold', async () => {
    const owner = await reachable(database(), market);
    await owner.follow();
    await owner.refresh(3640);
    const began = (await owner.emails()).length;
    await owner.state({ kind: 'sold', price: 300_000, month: '2026-01' });
    await owner.refresh(4640);
    expect(await owner.emails()).toHaveLength(began);
    await owner.state({ kind: 'withdrawn' });
    await owner.refresh(5640);
    expect(await owner.emails()).toHaveLength(began + 1);
  });
});
