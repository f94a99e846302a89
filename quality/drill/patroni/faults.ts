import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../product.ts';
import type { Profile } from '../profile.ts';
import { until } from '../until.ts';
import { killPostmaster, type Cluster, type Machine } from './cluster.ts';
import { leaderOf, orderSwitchover, synchronousStandbyOf } from './members.ts';

/** Something that goes wrong in a cluster; `putRight` of the cluster undoes it. */
export interface ClusterFault {
  name: string;
  /** is tried in the quick drill too */
  inQuick?: boolean;
  /** false where this machine cannot bring it about */
  isPossible?(cluster: Cluster): boolean;
  does(scene: ClusterScene): Promise<void>;
}

interface ClusterScene {
  cluster: Cluster;
  processes: Product[];
  profile: Profile;
}

/** How long what was killed stays down: the time a supervisor takes to notice. */
const downMs = 1000;

export const clusterFaults: ClusterFault[] = [
  { name: 'a planned switchover', does: ({ cluster }) => switchOver(cluster) },
  {
    name: 'a switchover while the product is upgraded',
    inQuick: true,
    async does({ cluster, processes }) {
      await Promise.all([switchOver(cluster), renewOneByOne(processes)]);
    },
  },
  {
    name: 'the primary killed',
    inQuick: true,
    async does({ cluster }) {
      const machine = await leading(cluster);
      killPostmaster(machine);
      await leading(cluster, machine);
    },
  },
  {
    name: 'the machine of the primary killed',
    inQuick: true,
    does: async ({ cluster }) => {
      const machine = await leading(cluster);
      await killMachine(machine);
      await leading(cluster, machine);
    },
  },
  {
    name: 'the machine of the primary frozen',
    async does({ cluster, profile }) {
      const machine = await leading(cluster);
      const { postgres, etcd } = machine;
      for (const program of [postgres, etcd]) program.freeze();
      await leading(cluster, machine);
      await delay(profile.frozenMs / 2);
    },
  },
  {
    name: 'only the Patroni of the primary killed',
    async does({ cluster }) {
      const machine = await leading(cluster);
      machine.postgres.killAlone();
      await leading(cluster, machine);
    },
  },
  {
    name: 'a synchronous standby lost',
    async does({ cluster, profile }) {
      const machine = cluster.machineOf(await synchronousStandbyOf(hostsOf(cluster)));
      await killMachine(machine);
      await delay(profile.frozenMs / 2);
    },
  },
  {
    name: 'a synchronous standby frozen',
    async does({ cluster, profile }) {
      const { postgres } = cluster.machineOf(await synchronousStandbyOf(hostsOf(cluster)));
      postgres.freeze();
      await delay(profile.frozenMs / 2);
    },
  },
  {
    name: 'one etcd of three killed',
    async does({ cluster }) {
      const { etcd } = await leading(cluster);
      await etcd.kill();
      await delay(3 * downMs);
    },
  },
  {
    name: 'all etcd frozen',
    async does({ cluster, profile }) {
      for (const { etcd } of cluster.machines) etcd.freeze();
      await delay(profile.frozenMs);
    },
  },
  {
    name: 'HAProxy restarted',
    inQuick: true,
    async does({ cluster }) {
      await cluster.haproxy.kill();
      await delay(downMs);
    },
  },
  {
    name: 'the primary cut off from the others',
    isPossible: ({ network }) => network.cutOff !== undefined,
    async does({ cluster, profile }) {
      const machine = await leading(cluster);
      cluster.network.cutOff!(machine.host);
      await leading(cluster, machine);
      await delay(profile.frozenMs / 2);
    },
  },
];

const hostsOf = ({ machines }: Cluster) => machines.map(({ host }) => host);

/** The machine that leads, as soon as one does; not that one. */
export async function leading(cluster: Cluster, former?: Machine): Promise<Machine> {
  const hosts = hostsOf(cluster).filter((host) => host !== former?.host);
  let leader: Machine | undefined;
  await until('somebody leads', async () => {
    const found = await leaderOf(hosts);
    leader = found && cluster.machineOf(found);
    return leader !== undefined && leader !== former;
  });
  return leader!;
}

async function killMachine({ postgres, etcd }: Machine): Promise<void> {
  await Promise.all([postgres.kill(), etcd.kill()]);
}

async function switchOver(cluster: Cluster): Promise<void> {
  const machine = await leading(cluster);
  await orderSwitchover(hostsOf(cluster), machine.host);
  await leading(cluster, machine);
}

async function renewOneByOne(processes: Product[]): Promise<void> {
  for (const renewed of processes) {
    await renewed.stop();
    await renewed.start();
  }
}
