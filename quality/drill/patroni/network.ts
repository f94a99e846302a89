import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../product/listening.ts';
import { hasOwnNetwork } from './own-network.ts';

/** One machine of the cluster as the network sees it. */
export interface Host {
  name: string;
  address: string;
  ports: { etcd: number; etcdPeers: number; patroni: number; postgres: number };
  /** the process whose network namespace it has; absent on loopback */
  namespace?: number;
}

export interface Network {
  hosts: Host[];
  /** Cuts this machine off from the others, not from whoever uses the cluster; absent on loopback. */
  cutOff?(host: Host): void;
  /** Joins again what was cut off. */
  join?(): void;
}

const names = ['db1', 'db2', 'db3'];

/** Three machines: in namespaces of their own with the addresses of deploy/ha/machine.env, else ports of the loopback. */
export async function createNetwork(): Promise<Network> {
  return hasOwnNetwork ? createNamespaces() : { hosts: await Promise.all(names.map(onLoopback)) };
}

async function onLoopback(name: string): Promise<Host> {
  const [etcd, etcdPeers, patroni, postgres] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { name, address: '127.0.0.1', ports: { etcd, etcdPeers, patroni, postgres } };
}

async function createNamespaces(): Promise<Network> {
  ip('link add soumdar type bridge');
  ip('addr add 10.0.0.254/24 dev soumdar');
  ip('link set soumdar up');
  const hosts = await Promise.all(names.map((name, index) => inNamespace(name, `10.0.0.${index + 1}`)));
  const others = (host: Host) => hosts.filter((other) => other !== host);
  const route = (does: string, host: Host) => {
    // the others' way to it leads nowhere, which leaves it without any answer
    for (const other of others(host)) ip(`route ${does} blackhole ${host.address}`, other.namespace);
  };
  const cut = new Set<Host>();
  return {
    hosts,
    cutOff(host) {
      cut.add(host);
      route('add', host);
    },
    join() {
      for (const host of cut) route('del', host);
      cut.clear();
    },
  };
}

async function inNamespace(name: string, address: string): Promise<Host> {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity']);
  process.once('exit', () => holder.kill('SIGKILL'));
  await once(holder, 'spawn');
  const namespace = holder.pid!;
  while (networkOf(namespace) === networkOf(process.pid)) await delay(10);
  ip(`link add ${name} type veth peer name eth0 netns ${namespace}`);
  ip(`link set ${name} master soumdar up`);
  ip(`addr add ${address}/24 dev eth0`, namespace);
  ip('link set eth0 up', namespace);
  ip('link set lo up', namespace);
  return { name, address, ports: { etcd: 2379, etcdPeers: 2380, patroni: 8008, postgres: 5432 }, namespace };
}

const networkOf = (pid: number) => readlinkSync(`/proc/${pid}/ns/net`);

function ip(command: string, namespace?: number): void {
  const within = namespace === undefined ? [] : ['nsenter', `--net=/proc/${namespace}/ns/net`];
  const [program, ...rest] = [...within, 'ip', ...command.split(' ')];
  execFileSync(program!, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}
