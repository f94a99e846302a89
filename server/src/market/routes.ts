import { usualBounds } from '@soumdar/engine';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { GetServedMarket } from './market-in-service.ts';

export function marketRoutes(api: Api, servedMarket: GetServedMarket): void {
  api('readMarket', async () => {
    const served = servedMarket();
    if (!served) return { refused: 'starting' };
    const { basis, market, tellsPlots, refreshedAt } = served;
    return success({ ...basis, refreshedAt, usual: usualBounds(market), asksPlot: tellsPlots });
  });
}
