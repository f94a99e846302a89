import { insertAnalyticsEvent } from '@soumdar/db';
import { done } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/** Who calls is not asked and not kept: the address only counts against its hourly limit. */
export function analyticsRoutes(api: Api, services: Services): void {
  api('sendEvent', async (request) => {
    const refusal = await refusedByLimit(services, limits.analyticsFrom(request.ip));
    if (refusal) return refusal;
    const { name, page, properties } = request.body;
    await insertAnalyticsEvent(services.database.kysely, {
      name,
      page,
      properties: JSON.stringify(properties),
      occurred_at: services.clock(),
    });
    return done('Event accepted');
  });
}
