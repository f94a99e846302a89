import type { Database } from '@soumdar/db';
import { PgBoss } from 'pg-boss';

/** Makes some open requests nearly late, and has the job that reminds the experts of them wait for a process. */
export async function askForReminders(database: Database): Promise<void> {
  await database.executeSql(
    `update manual_requests set created_at = now() - interval '21 hours'
     where id in (select id from manual_requests order by id limit 5)`,
  );
  const queue = new PgBoss({
    db: database,
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  queue.on('error', () => {});
  await queue.start();
  await queue.send('remind-experts');
  await queue.stop();
}
