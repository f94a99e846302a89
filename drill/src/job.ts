import { openDatabase, type Database } from '@soumdar/db';
import { PgBoss } from 'pg-boss';

/** Makes some open requests nearly late, and has the job that reminds the experts of them wait for a process. */
export async function askForReminders(database: Database): Promise<void> {
  await database.executeSql(
    `update manual_requests set created_at = now() - interval '21 hours'
     where id in (select id from manual_requests order by id limit 5)`,
  );
  const queue = new PgBoss({ db: database, schema: 'jobs', supervise: false, schedule: false });
  queue.on('error', () => {});
  await queue.start();
  // as the product does: it may never have run
  await queue.createQueue('remind-experts', { policy: 'exclusive' });
  await queue.send('remind-experts');
  await queue.stop();
}

/**
 * Holds the rows of the jobs that wait. A process that looks for one meanwhile finds none; processes that did not
 * respect that a job is being taken would all be waiting for it, and all have it once it is let go.
 */
export async function holdJobs(url: string): Promise<{ letGo(): Promise<void> }> {
  // statements of one transaction, so all on one connection
  const holder = await openDatabase({ url, poolSize: 1 });
  await holder.executeSql('begin; select id from jobs.job for update');
  // a connection that does nothing is given up within seconds, and what it holds with it
  const busy = setInterval(() => void holder.executeSql('select 1'), 2000);
  return {
    async letGo() {
      clearInterval(busy);
      await holder.executeSql('commit');
      await holder.close();
    },
  };
}
