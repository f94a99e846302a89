import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '@soumdar/db';
import { startPostgresServer } from '@soumdar/db/testing';
import { startBalancer } from './balancer.ts';
import { leakConnections } from './neighbour.ts';
import { startSlowLink } from './slow-link.ts';
import { runScenario, type Outcome } from './scenario.ts';
import { cutEmails } from './ask-for-alerts.ts';
import { askForReminders, holdJobs } from './job.ts';
import { fillMarket } from './market.ts';
import { startFakeServices } from './fake-services.ts';
import type { Profile } from './profile.ts';
import { createProduct, noTraffic } from './product.ts';
import type { Steps } from './steps.ts';

/** How long a killed process stays down: the time a supervisor takes to notice. */
const processDownMs = 1000;

/** A process, and two that share a port, on one PostgreSQL behind a balancer; undefined where the machine has no PostgreSQL. */
export async function drillOnPostgres(
  profile: Profile,
  folder: string,
  steps: Steps,
): Promise<Outcome | undefined> {
  const postgres = await startPostgresServer();
  if (!postgres) return undefined;
  await using opened = new AsyncDisposableStack();
  opened.defer(() => postgres.stop());
  const fakeServices = await startFakeServices();
  opened.defer(() => fakeServices.close());
  const traffic = noTraffic();
  const link = await startSlowLink(postgres.url);
  opened.defer(() => link.close());
  const where = {
    DATA_DIR: folder,
    DATABASE_URL: link.url,
    LIMIT_CALL_SECONDS: String(profile.callSeconds),
  };
  // the second is several processes on its port
  const processes = await Promise.all(
    ['1', '2'].map((WORKERS) => createProduct({ ...where, WORKERS }, fakeServices, traffic)),
  );
  for (const product of processes) opened.defer(() => product.kill());
  const balancer = await startBalancer(processes.map(({ address }) => address));
  opened.defer(() => balancer.close());

  const database = await openDatabase({ url: postgres.url });
  opened.defer(() => database.close());
  await fillMarket(database);
  await askForReminders(database);
  const job = await holdJobs(postgres.url);
  // started at the same time: only one may learn from the market, while both look for the job
  await Promise.all(processes.map((product) => product.start()));

  const withDatabase = <T>(use: (open: Database) => Promise<T>) => use(database);
  const putRight = async () => {
    link.delayMs = 0;
    Object.assign(fakeServices, { gateway: 'answers', geocoder: 'answers', mail: 'answers' });
    await Promise.all(processes.map((product) => product.revive()));
  };
  const stage = { address: balancer.address, fakeServices, traffic, profile, steps, putRight, withDatabase };
  const outcome = await runScenario(
    stage,
    async (fault) => {
      const calm = () => delay(profile.calmMs);
      const withReminders = () => askForReminders(database);
      await fault('nothing wrong', async () => {
        await calm();
        await job.letGo();
      });
      for (let kills = 0; kills < profile.processKills; kills += 1) {
        const killed = processes[kills % processes.length]!;
        const kill = async () => {
          await killed.kill();
          await delay(processDownMs);
          await killed.start();
          await calm();
        };
        await fault('a process killed', kill, withReminders);
      }
      for (let kills = 0; kills < profile.workerKills; kills += 1) {
        const kill = async () => {
          await processes.at(-1)!.killWorker();
          await delay(processDownMs);
          await calm();
        };
        await fault('one of two on a port killed', kill, withReminders);
      }
      for (const renewed of processes.slice(0, profile.renewals)) {
        await fault('a process renewed', async () => {
          await renewed.stop();
          await renewed.start();
          await calm();
        });
      }
      for (let restarts = 0; restarts < profile.postgresRestarts; restarts += 1) {
        await fault('PostgreSQL down', async () => {
          await postgres.restart(profile.postgresDownMs);
          await calm();
        });
      }
      await fault('the database answers late', async () => {
        link.delayMs = profile.databaseLateByMs;
        await delay(profile.databaseLateForMs);
        link.delayMs = 0;
        await calm();
      });
      await fault('a neighbour takes all connections', async () => {
        const neighbour = await leakConnections(postgres.url);
        await delay(profile.connectionsGoneMs);
        await neighbour.end();
        await calm();
      });
      const mistaken = processes[0]!;
      const setClock = async (seconds: number) => {
        await mistaken.stop();
        await mistaken.start(seconds);
      };
      for (const seconds of profile.clockShiftsSeconds) {
        await fault('clocks an hour apart', calm, () => setClock(seconds));
      }
      const geocoderFails = async () => {
        fakeServices.geocoder = 'fails';
        await delay(profile.geocoderFailsMs);
        fakeServices.geocoder = 'answers';
        await calm();
      };
      await fault('the geocoder answers 500', geocoderFails, () => setClock(0));
      await fault('the mail server cuts after DATA', async () => {
        await cutEmails(database, fakeServices, profile.mailCutsMs);
        await calm();
      });
      const gatewayHangs = async () => {
        fakeServices.gateway = 'hangs';
        await delay(profile.gatewayHangsMs);
        fakeServices.gateway = 'answers';
        await calm();
      };
      // last, because sending pauses afterwards
      await fault('the SMS gateway hangs', gatewayHangs, withReminders);
    },
    async () => {
      await Promise.all(processes.map((product) => product.stop()));
    },
  );
  // reminders were asked for: none seen to begin means that none could be seen to begin twice
  if (traffic.jobRuns.length === 0) steps.failed.push('the drill saw no job begin in the log of the product');
  return outcome;
}
