import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../product.ts';
import type { Profile } from '../profile.ts';
import { killPostmaster, type Cluster, type Machine } from './cluster.ts';
import { leaderOf, orderSwitchover, synchronousStandbyOf, until } from './members.ts';

/** Something that goes wrong in a cluster, and how it is put right again. */
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
      await anotherLeads(cluster, machine.host.name);
    },
  },
  {
    name: 'the machine of the primary killed',
    inQuick: true,
    does: async ({ cluster }) => {
      const machine = await leading(cluster);
      await killMachine(machine);
      await anotherLeads(cluster, machine.host.name);
      startMachine(machine);
    },
  },
  {
    name: 'the machine of the primary frozen',
    async does({ cluster, profile }) {
      const { host, postgres, etcd } = await leading(cluster);
      for (const program of [postgres, etcd]) program.freeze();
      await anotherLeads(cluster, host.name);
      await delay(profile.frozenMs / 2);
      for (const program of [etcd, postgres]) program.wake();
    },
  },
  {
    name: 'only the Patroni of the primary killed',
    async does({ cluster }) {
      const { host, postgres } = await leading(cluster);
      postgres.killAlone();
      await anotherLeads(cluster, host.name);
      postgres.start();
    },
  },
  {
    name: 'a synchronous standby lost',
    async does({ cluster, profile }) {
      const machine = cluster.machineOf(await synchronousStandbyOf(hostsOf(cluster)));
      await killMachine(machine);
      await delay(profile.frozenMs / 2);
      startMachine(machine);
    },
  },
  {
    name: 'a synchronous standby frozen',
    async does({ cluster, profile }) {
      const { postgres } = cluster.machineOf(await synchronousStandbyOf(hostsOf(cluster)));
      postgres.freeze();
      await delay(profile.frozenMs / 2);
      postgres.wake();
    },
  },
  {
    name: 'one etcd of three killed',
    async does({ cluster }) {
      const { etcd } = await leading(cluster);
      await etcd.kill();
      await delay(3 * downMs);
      etcd.start();
    },
  },
  {
    name: 'all etcd frozen',
    async does({ cluster, profile }) {
      for (const { etcd } of cluster.machines) etcd.freeze();
      await delay(profile.frozenMs);
      for (const { etcd } of cluster.machines) etcd.wake();
    },
  },
  {
    name: 'HAProxy restarted',
    inQuick: true,
    async does({ cluster }) {
      await cluster.haproxy.kill();
      await delay(downMs);
      cluster.haproxy.start();
    },
  },
  {
    name: 'the primary cut off from the others',
    isPossible: ({ network }) => network.cutOff !== undefined,
    async does({ cluster, profile }) {
      const { host } = await leading(cluster);
      cluster.network.cutOff!(host);
      await anotherLeads(cluster, host.name);
      await delay(profile.frozenMs / 2);
      cluster.network.join!(host);
    },
  },
];

export const hostsOf = ({ machines }: Cluster) => machines.map(({ host }) => host);

export async function leading(cluster: Cluster): Promise<Machine> {
  let leader: Machine | undefined;
  await until('somebody leads', async () => {
    leader = cluster.machineOf(await leaderOf(hostsOf(cluster)));
    return leader !== undefined;
  });
  return leader!;
}

/** Waits until one leads that is not this one. */
export async function anotherLeads(cluster: Cluster, former: string): Promise<void> {
  const others = hostsOf(cluster).filter(({ name }) => name !== former);
  await until('another leads', async () => {
    const leader = await leaderOf(others);
    return leader !== undefined && leader.name !== former;
  });
}

async function killMachine({ postgres, etcd }: Machine): Promise<void> {
  await Promise.all([postgres.kill(), etcd.kill()]);
}

function startMachine({ postgres, etcd }: Machine): void {
  etcd.start();
  postgres.start();
}

async function switchOver(cluster: Cluster): Promise<void> {
  const { host } = await leading(cluster);
  await orderSwitchover(hostsOf(cluster), host);
  await anotherLeads(cluster, host.name);
}

async function renewOneByOne(processes: Product[]): Promise<void> {
  for (const renewed of processes) {
    await renewed.stop();
    await renewed.start();
  }
}
