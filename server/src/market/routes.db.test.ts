import { describeOnBothDatabases } from '@soumdar/db/testing';
import { usualBounds } from '@soumdar/engine';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the market in service', (database) => {
  it.each([false, true])(
    'is told with what is usual, and with whether to ask for a plot: %j',
    async (asksPlot) => {
      const small = smallMarket();
      const served = { ...small, basis: { ...small.basis, asksPlot } };
      const server = await startTestServer(database(), { market: served });
      expect((await server.call('/api/market')).body).toEqual({
        success: true,
        data: {
          listings: 40,
          newestListedOn: '2025-11-01',
          sample: false,
          refreshedAt: '2026-03-01T03:00:00.000Z',
          usual: usualBounds(served.market),
          asksPlot,
          expertsAnswer: true,
        },
      });
    },
  );

  it('is told with the rate of the euro, where the site has one', async () => {
    const server = await startTestServer(database(), {
      market: smallMarket(),
      environment: { EUR_RATE: '3.40@2026-01-05' },
    });
    const { data } = (await server.call('/api/market')).body;
    expect(data.eurRate).toEqual({ dinarsPerEuro: 3.4, asOf: '2026-01-05' });
  });
});
