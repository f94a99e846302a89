import { describeOnBothDatabases } from '@soumdar/db/testing';
import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { runJobs, type Job } from './run-jobs.ts';

/** Never, as far as a test goes. */
const cron = '0 0 29 2 *';

describeOnBothDatabases('a job', (database) => {
  /** The job is due with no worker yet: each looks for work as soon as it runs. */
  async function due(work: Job['work']) {
    const server = await startTestServer(database());
    const job: Job = { name: `test-${crypto.randomUUID()}`, cron, longestSeconds: 60, work };
    // two that start at once prepare the database once
    const processes = await Promise.all([1, 2].map(() => runJobs(server.services, [job])));
    await Promise.all(processes.map((process) => process.stop()));
    const queue = new PgBoss({ db: database(), schema: 'jobs', supervise: false, schedule: false });
    queue.on('error', () => {});
    await queue.start();
    const id = (await queue.send(job.name))!;
    onTestFinished(() => queue.stop());
    return {
      server,
      run: async () => {
        const jobs = await runJobs(server.services, [job]);
        onTestFinished(() => jobs.stop());
        return jobs;
      },
      send: () => queue.send(job.name),
      found: async () => (await queue.findJobs<object>(job.name, { id }))[0]!,
    };
  }

  it('is done once, whichever of the processes gets it', async () => {
    let done = 0;
    const { run, found } = await due(async () => {
      done += 1;
    });
    await Promise.all([run(), run(), run()]);
    await expect.poll(async () => (await found()).state, { timeout: 30_000 }).toBe('completed');
    expect(done).toBe(1);
  });

  it('is not queued twice while it waits', async () => {
    const { send } = await due(async () => {});
    expect(await send()).toBeNull();
  });

  it('that fails is tried again later; the log says why, and the queue does not', async () => {
    const { server, run, found } = await due(() => Promise.reject(new Error('Key (phone)=(+21620123478)')));
    await run();
    await expect.poll(async () => (await found()).state, { timeout: 30_000 }).toBe('retry');
    const { id, output, startAfter, createdOn } = await found();
    expect(JSON.stringify(output)).not.toContain('20123478');
    expect(new Date(startAfter).getTime()).toBeGreaterThan(new Date(createdOn).getTime() + 20_000);
    const line = server.log.find((entry) => entry.includes('job failed'))!;
    expect(JSON.parse(line)).toMatchObject({ job: expect.stringMatching(/^test-/), run: id });
  });

  it('under way when the process ends is aborted, and done again later', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const { run, found } = await due(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          begin(signal);
        }),
    );
    const jobs = await run();
    const signal = await begun;
    await jobs.stop();
    expect(signal.aborted).toBe(true);
    expect((await found()).state).toBe('retry');
  });
});
