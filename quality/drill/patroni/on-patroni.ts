import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '@soumdar/db';
import { unprivilegedUser } from '@soumdar/db/testing';
import { startBalancer } from '../balancer.ts';
import { startFakeServices } from '../fake-services.ts';
import type { Finding } from '../findings.ts';
import { askForReminders } from '../job.ts';
import { fillMarket } from '../market.ts';
import { createProduct, noTraffic } from '../product.ts';
import type { Profile } from '../profile.ts';
import { runScenario, type Outcome } from '../scenario.ts';
import type { Steps } from '../steps.ts';
import { startWriteProbe } from '../write-probe.ts';
import { startCluster } from './cluster.ts';
import { clusterFaults } from './faults.ts';
import { signalIn } from './program.ts';
import { trySplitBrain } from './split-brain.ts';
import type { Tools } from './tools.ts';

/** Two processes on a cluster of three machines, one of them through pgbouncer where there is one. */
export async function drillOnPatroni(
  profile: Profile,
  tools: Tools,
  steps: Steps,
): Promise<Outcome & { version: string }> {
  await using opened = new AsyncDisposableStack();
  const folder = clusterFolder();
  const cluster = await startCluster(folder, tools);
  opened.defer(() => cluster.stop());
  const fakeServices = await startFakeServices();
  opened.defer(() => fakeServices.close());
  const traffic = noTraffic();
  const urls = [cluster.url, cluster.pooledUrl ?? cluster.url];
  const processes = await Promise.all(
    urls.map((DATABASE_URL) => createProduct({ DATA_DIR: folder, DATABASE_URL }, fakeServices, traffic)),
  );
  for (const product of processes) opened.defer(() => product.kill());
  const balancer = await startBalancer(processes.map(({ address }) => address));
  opened.defer(() => balancer.close());
  const database = await openDatabase({ url: cluster.url });
  opened.defer(() => database.close());
  await fillMarket(database);
  await Promise.all(processes.map((product) => product.start()));

  const withDatabase = <T>(use: (open: Database) => Promise<T>) => use(database);
  const putRight = async () => {
    cluster.printLogs();
    cluster.putRight();
    await cluster.settled();
    await Promise.all(processes.map((product) => product.revive()));
  };
  const stage = {
    address: balancer.address,
    fakeServices,
    traffic,
    profile,
    steps,
    putRight,
    withDatabase,
    probe: startWriteProbe,
  };
  const splitBrain: Finding[] = [];
  const outcome = await runScenario(
    stage,
    async (fault) => {
      const calm = () => delay(profile.calmMs);
      await fault('nothing wrong', calm);
      for (const wrong of clusterFaults) {
        const { name, inQuick } = wrong;
        if (profile.name === 'quick' && !inQuick) continue;
        if (wrong.isPossible?.(cluster) === false) {
          console.warn(`  SKIPPED: ${name}: this machine lets nobody make networks of their own.`);
          continue;
        }
        const strike = async () => {
          await wrong.does({ cluster, processes, profile });
          cluster.putRight();
          await cluster.settled();
          await calm();
        };
        await fault(name, strike, () => askForReminders(database));
      }
      if (profile.name === 'quick') return;
      await fault('an old primary written to', async () => {
        splitBrain.push(...(await trySplitBrain(cluster)));
        cluster.putRight();
        await cluster.settled();
        await calm();
      });
    },
    async () => {
      await Promise.all(processes.map((product) => product.stop()));
    },
  );
  return {
    ...outcome,
    findings: [...outcome.findings, ...splitBrain],
    version: tools.patroni.version,
  };
}

/** PostgreSQL and etcd run as another user, who must be able to come to it; removed with the drill. */
function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'soumdar-cluster-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  process.once('exit', () => {
    signalIn(folder, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
