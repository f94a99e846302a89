import type { ExpertAlerts } from '@soumdar/contract';
import { countHits, lastRefreshes, listModels } from '@soumdar/db';
import { limits } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { presentRefresh, presentRefusedModel } from './present-alerts.ts';

const mostShown = 10;

/** What an expert should know of the product itself: how its data are refreshed, and whether its SMS may run out. */
export async function readAlerts(services: Services): Promise<ExpertAlerts> {
  const { kysely } = services.database;
  const refreshes = await lastRefreshes(kysely, mostShown);
  const models = await listModels(kysely);
  const smsOfTheDay = limits.smsOfTheSite(services);
  return {
    refreshes: refreshes.map(presentRefresh),
    refusedModels: models.flatMap(presentRefusedModel).slice(0, mostShown),
    sms: { sent: await countHits(kysely, smsOfTheDay, services.clock()), ceiling: smsOfTheDay.most },
  };
}
