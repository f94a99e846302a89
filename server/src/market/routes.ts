import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { GetServedMarket } from './served-market.ts';

export function marketRoutes(api: Api, servedMarket: GetServedMarket): void {
  api('readMarket', async () => {
    const served = servedMarket();
    return served ? success(served.basis) : { refused: 'starting' };
  });
}
