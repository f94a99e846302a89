import { usualBounds } from '@soumdar/engine';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';

export function marketRoutes(
  api: Api,
  {
    servedMarket,
    settings: { eurRate },
    expertsAnswer,
  }: Pick<Services, 'servedMarket' | 'settings' | 'expertsAnswer'>,
): void {
  api('readMarket', async () => {
    const served = servedMarket();
    if (!served) return { refused: 'starting' };
    const { basis, market, tellsPlots, refreshedAt } = served;
    const usual = usualBounds(market);
    return success({
      ...basis,
      refreshedAt,
      usual,
      asksPlot: tellsPlots,
      expertsAnswer: await expertsAnswer(),
      ...(eurRate && { eurRate }),
    });
  });
}
