import { analyticsEventSchema, doneSchema } from '@soumdar/contract';
import { insertAnalyticsEvent } from '@soumdar/db';
import { answers, done } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/** Who calls is not asked and not kept: the address only counts against its hourly limit. */
export function analyticsRoutes(api: Api, services: Services): void {
  api.post(
    '/analytics',
    { schema: { tags: ['analytics'], body: analyticsEventSchema, response: answers(doneSchema) } },
    async (request, reply) => {
      const refusal = await refusedByLimit(services, limits.analyticsFrom(request.ip));
      if (refusal) return refuse(reply, refusal);
      const { name, page, properties } = request.body;
      await insertAnalyticsEvent(services.database.kysely, {
        name,
        page,
        properties: JSON.stringify(properties),
        occurred_at: services.clock(),
      });
      return reply.code(202).send(done('Event accepted'));
    },
  );
}
