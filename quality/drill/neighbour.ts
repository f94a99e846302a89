import { openDatabase } from '@soumdar/db';

/** More than a server for tests lets in. */
const wanted = 200;

/** Another program on the same PostgreSQL, which opens connections and gives none back until the server has no more. */
export async function leakConnections(url: string): Promise<{ end(): Promise<void> }> {
  const neighbour = await openDatabase({ url, poolSize: wanted });
  // all at once, so that each needs a connection of its own; those beyond what the server has fail
  const requested = Array.from({ length: wanted }, () => neighbour.executeSql('select pg_sleep(1)'));
  const outcomes = await Promise.allSettled(requested);
  if (outcomes.every(({ status }) => status === 'fulfilled'))
    throw new Error('The server has more connections than can be taken.');
  return { end: () => neighbour.close() };
}
