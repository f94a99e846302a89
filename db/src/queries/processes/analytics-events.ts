import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { AnalyticsEventsTable, Schema } from '../../schema.ts';

/** `properties` is JSON text. */
export async function insertAnalyticsEvent(
  db: Kysely<Schema>,
  event: Omit<Insertable<AnalyticsEventsTable>, 'id'>,
): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values({ id: randomUUID(), ...event })
    .execute();
}
