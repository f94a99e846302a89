import { marketResponseSchema } from '@soumdar/contract';
import { answers, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import type { GetServedMarket } from './market-in-service.ts';

export function marketRoutes(api: Api, servedMarket: GetServedMarket): void {
  api.get(
    '/market',
    { schema: { tags: ['market'], response: answers(marketResponseSchema) } },
    async (_request, reply) => {
      const served = servedMarket();
      return served ? success(served.basis) : refuse(reply, { refused: 'starting' });
    },
  );
}
