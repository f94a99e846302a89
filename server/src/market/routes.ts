import { usualBounds } from '@soumdar/engine';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { Settings } from '../settings/settings.ts';
import type { ExpertsAnswer } from '../surroundings/experts-answer.ts';
import type { MarketAccess } from './market-in-service.ts';

export function marketRoutes(
  api: Api,
  {
    servedMarket,
    settings: { eurRate },
    expertsAnswer,
  }: MarketAccess & { settings: Settings; expertsAnswer: ExpertsAnswer },
): void {
  api('readMarket', async () => {
    const served = servedMarket();
    if (!served) return { refused: 'starting' };
    const { basis, market, refreshedAt } = served;
    const usual = usualBounds(market);
    return success({
      ...basis,
      refreshedAt,
      usual,
      expertsAnswer: await expertsAnswer(),
      ...(eurRate && { eurRate }),
    });
  });
}
