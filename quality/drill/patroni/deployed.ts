import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './network.ts';
import type { Tools } from './tools.ts';

const deployed = join(import.meta.dirname, '..', '..', '..', 'deploy', 'ha');
const settingsFile = '/etc/soumdar-ha.env';
const filesFolder = '/opt/soumdar/deploy/ha/';

export const passwords = { operator: 'drill-operator', product: 'drill-product' };

/** A file of deploy/ha as it is, except for the texts that cannot be the same here; each of these must be in it. */
export function readDeployed(name: string, changes: Record<string, string> = {}): string {
  let text = readFileSync(join(deployed, name), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/ha/${name} no longer says '${from}'.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** What a unit starts, and with which settings. */
export interface Unit {
  command: string[];
  environment: Record<string, string>;
}

/** Reads a unit of deploy/ha; files of deploy/ha that it names are taken from `files`. */
export function readUnit(
  name: string,
  settings: Record<string, string>,
  files: Record<string, string>,
  { commands }: Tools,
): Unit {
  const lines = readDeployed(`soumdar-${name}.service`).split('\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [program = '', ...rest] = (valuesOf('ExecStart')[0] ?? '').split(' ');
  const command = commands[program];
  if (!command) throw new Error(`The unit ${name} starts ${program}, which the drill does not know.`);
  const options = rest.map((word) =>
    word.startsWith(filesFolder) ? files[word.slice(filesFolder.length)]! : word,
  );
  const environments = valuesOf('EnvironmentFile').map((file) =>
    file === settingsFile ? settings : readSettings(file.slice(filesFolder.length)),
  );
  return { command: [...command, ...options], environment: Object.assign({}, ...environments) };
}

function readSettings(name: string): Record<string, string> {
  const lines = [...readDeployed(name).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, key, value]) => [key, value]));
}

/** The settings of deploy/ha/machine.env, with the values of one machine of the drill. */
export function machineSettings(
  host: Host,
  hosts: Host[],
  here: { folder: string; primaryAddress: string; tools: Tools },
): Record<string, string> {
  const { address, name, ports } = host;
  const peers = `http://${address}:${ports.etcdPeers}`;
  const client = `http://${address}:${ports.etcd}`;
  const values: Record<string, string> = {
    ETCD_NAME: name,
    ETCD_DATA_DIR: join(here.folder, 'etcd', 'data'),
    ETCD_LISTEN_PEER_URLS: peers,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peers,
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_INITIAL_CLUSTER: hosts
      .map((one) => `${one.name}=http://${one.address}:${one.ports.etcdPeers}`)
      .join(','),
    ETCD_INITIAL_CLUSTER_STATE: 'new',
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: hosts.map((one) => `${one.address}:${one.ports.etcd}`).join(','),
    PATRONI_RESTAPI_LISTEN: `${address}:${ports.patroni}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${ports.patroni}`,
    PATRONI_POSTGRESQL_LISTEN: `${address}:${ports.postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${ports.postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(here.folder, 'postgres', 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: here.tools.postgresBinaries,
    PATRONI_POSTGRESQL_PGPASS: join(here.folder, 'postgres', 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: passwords.operator,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.operator,
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: passwords.operator,
    PRIMARY_ADDRESS: here.primaryAddress,
  };
  for (const one of hosts) {
    values[`${one.name.toUpperCase()}_POSTGRES`] = `${one.address}:${one.ports.postgres}`;
    values[`${one.name.toUpperCase()}_PATRONI_PORT`] = String(one.ports.patroni);
  }
  const names = Object.keys(readSettings('machine.env')).toSorted();
  if (names.join() !== Object.keys(values).toSorted().join())
    throw new Error(`deploy/ha/machine.env names other settings than the drill has: ${names.join(', ')}.`);
  return here.tools.patroni.major >= 4 ? values : forPatroni3(values);
}

/** Its section `etcd3:` gets stuck after a freeze (issue 2779, fixed in 3.1.0); `etcd:` needs etcd's older interface. */
function forPatroni3({ PATRONI_ETCD3_HOSTS: hosts = '', ...others }: Record<string, string>) {
  return { ...others, PATRONI_ETCD_HOSTS: hosts, ETCD_ENABLE_V2: 'true' };
}

/** What Patroni 3 does not know yet, and what would reach beyond the drill: a watchdog restarts the machine. */
export function patroniChanges(major: number): Record<string, string> {
  return {
    'mode: automatic': 'mode: off',
    ...(major < 4 && { 'synchronous_mode: quorum': 'synchronous_mode: true' }),
  };
}
