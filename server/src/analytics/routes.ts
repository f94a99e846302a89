import { insertAnalyticsEvent } from '@soumdar/db';
import { done } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { isRobot } from '../http/robots.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/** The caller is not stored: the address only counts against its limit. */
export function analyticsRoutes(api: Api, services: Services): void {
  api('sendEvent', async (request) => {
    const refusal = await refusedByLimit(services, limits.analyticsFrom(request.ip));
    if (refusal) return refusal;
    const { name, page, properties } = request.body;
    if (isRobot(request.headers['user-agent'])) return done('Event accepted');
    await insertAnalyticsEvent(services.database.kysely, {
      name,
      page,
      properties: JSON.stringify(properties),
      occurred_at: services.clock(),
    });
    return done('Event accepted');
  });
}
