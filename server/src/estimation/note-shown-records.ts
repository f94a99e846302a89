import { noteShown } from '@soumdar/db';
import { besideReading } from '../beside-reading.ts';
import type { Services } from '../services.ts';

/** Notes that records were shown to their owner, which is what keeps them from retention; they are shown in any case. */
export async function noteShownRecords(
  services: Services,
  table: Parameters<typeof noteShown>[1],
  rows: { id: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await besideReading(services, () => noteShown(services.database.kysely, table, ids, services.clock()));
}
