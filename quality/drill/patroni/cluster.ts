import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../product/listening.ts';
import { machineSettings, passwords, patroniChanges, readDeployed, readUnit } from './deployed.ts';
import { untilSettled } from './members.ts';
import { createNetwork, type Host, type Network } from './network.ts';
import { createProgram, signalIn, type Program } from './program.ts';
import type { Tools } from './tools.ts';

/** A machine of the cluster; `postgres` is Patroni with the server it runs, whose data are in `data`. */
export interface Machine {
  host: Host;
  etcd: Program;
  postgres: Program;
  data: string;
}

export interface Cluster {
  network: Network;
  machines: Machine[];
  haproxy: Program;
  /** leads to the primary */
  url: string;
  /** the same through pgbouncer; undefined where there is none */
  pooledUrl: string | undefined;
  /** Waits until all machines, but one that is left out, are part of it and one leads. */
  settled(leftOut?: Machine): Promise<void>;
  machineOf(host: Host): Machine;
  /** Starts what was killed, wakes what is frozen and joins what was cut off. */
  putRight(): void;
  /** Prints the ends of what etcd and Patroni say on every machine. */
  printLogs(): void;
  stop(): Promise<void>;
}

/** Starts all of deploy/ha on three machines, with what it says of the product's role and database. */
export async function startCluster(folder: string, tools: Tools): Promise<Cluster> {
  const network = await createNetwork();
  const { hosts } = network;
  const primaryAddress = `127.0.0.1:${await freePort()}`;
  const pooledPort = await freePort();
  const files = writeFiles(join(folder, 'files'), tools, primaryAddress, pooledPort);
  const machines = hosts.map((host): Machine => {
    const here = { folder: join(folder, host.name), primaryAddress, tools };
    const settings = machineSettings(host, hosts, here);
    const program = (unit: string, place: string) =>
      createProgram(readUnit(unit, settings, files, tools), join(here.folder, place), {
        namespace: host.namespace,
        environment: tools.environment,
      });
    const data = settings['PATRONI_POSTGRESQL_DATA_DIR']!;
    return { host, etcd: program('etcd', 'etcd'), postgres: program('patroni', 'postgres'), data };
  });
  const settings = machineSettings(hosts[0]!, hosts, { folder, primaryAddress, tools });
  const nearProduct = (unit: string) =>
    createProgram(readUnit(unit, settings, files, tools), join(folder, unit), {});
  const haproxy = nearProduct('haproxy');
  const pgbouncer = tools.hasPgbouncer ? nearProduct('pgbouncer') : undefined;

  const putRight = () => {
    network.join?.();
    for (const { etcd } of machines) etcd.start();
    for (const { postgres } of machines) postgres.start();
    haproxy.start();
    pgbouncer?.start();
  };
  const printLogs = () => {
    for (const { etcd, postgres } of machines) console.error(etcd.log(), postgres.log());
  };
  const settled = (leftOut?: Machine) => untilSettled(hosts.filter((host) => host !== leftOut?.host));
  putRight();
  try {
    await settled();
  } catch (error) {
    printLogs();
    throw error;
  }
  await createRole(`postgres://postgres:${passwords.operator}@${primaryAddress}/postgres`);
  const urlAt = (address: string) => `postgres://soumdar:${passwords.product}@${address}/soumdar`;
  return {
    network,
    machines,
    haproxy,
    url: urlAt(primaryAddress),
    pooledUrl: pgbouncer && urlAt(`127.0.0.1:${pooledPort}`),
    settled,
    machineOf: (host) => machines.find((machine) => machine.host === host)!,
    putRight,
    printLogs,
    async stop() {
      for (const { postgres } of machines) postgres.killAlone();
      // in order, so that PostgreSQL takes its shared memory away
      for (const { data } of machines) await untilNone(() => signalIn(data, 'SIGQUIT'));
      const programs = machines.flatMap(({ etcd, postgres }) => [etcd, postgres]);
      await Promise.all([haproxy, ...programs].map((program) => program.kill()));
      await pgbouncer?.kill();
    },
  };
}

async function untilNone(count: () => number): Promise<void> {
  while (count() > 0) await delay(50);
}

/** Copies of the files that programs read; returns their paths by the names they have in deploy/ha. */
function writeFiles(
  folder: string,
  { patroni }: Tools,
  primaryAddress: string,
  pooledPort: number,
): Record<string, string> {
  const users = join(folder, 'users.txt');
  const primaryPort = primaryAddress.split(':')[1]!;
  const texts = {
    'users.txt': `"soumdar" "${passwords.product}"\n`,
    'patroni.yml': readDeployed('patroni.yml', patroniChanges(patroni.major)),
    'haproxy.cfg': readDeployed('haproxy.cfg'),
    'pgbouncer.ini': readDeployed('pgbouncer.ini', {
      'host=127.0.0.1 port=5000': `host=127.0.0.1 port=${primaryPort}`,
      'listen_port = 6432': `listen_port = ${pooledPort}`,
      '/etc/soumdar-pgbouncer-users.txt': users,
    }),
  };
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return [name, path];
    }),
  );
}

async function createRole(url: string): Promise<void> {
  const statements = readDeployed('role.sql', { 'change-me': passwords.product })
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');
  const operator = new Client({ connectionString: url });
  await operator.connect();
  // one by one: a database is created outside any transaction
  for (const statement of statements) await operator.query(statement);
  await operator.end();
}

/** Kills the server of a machine and leaves its Patroni alone. */
export function killPostmaster({ data }: Machine): void {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}
