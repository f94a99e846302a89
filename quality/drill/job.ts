import { openDatabase, type Database } from '@soumdar/db';
import { PgBoss } from 'pg-boss';

/** Makes some open requests nearly late, and queues the job that reminds the experts of them. */
export async function askForReminders(database: Database): Promise<void> {
  await database.executeSql(
    `update manual_requests set created_at = now() - interval '21 hours'
     where id in (select id from manual_requests order by id limit 5)`,
  );
  const queue = new PgBoss({ db: database, schema: 'jobs', supervise: false, schedule: false });
  queue.on('error', () => {});
  await queue.start();
  // as the product does, because it may never have run yet
  await queue.createQueue('remind-experts', { policy: 'exclusive' });
  await queue.send('remind-experts');
  await queue.stop();
}

/**
 * Locks the rows of the waiting jobs. A process that looks for a job meanwhile finds none; processes that ignored such
 * locks would all wait for the job, and all take it once the lock is released.
 */
export async function holdJobs(url: string): Promise<{ letGo(): Promise<void> }> {
  // all statements belong to one transaction, hence one connection
  const holder = await openDatabase({ url, poolSize: 1 });
  await holder.executeSql('begin; select id from jobs.job for update');
  // an idle connection is closed within seconds, which would release its locks
  const busy = setInterval(() => void holder.executeSql('select 1'), 2000);
  return {
    async letGo() {
      clearInterval(busy);
      await holder.executeSql('commit');
      await holder.close();
    },
  };
}
