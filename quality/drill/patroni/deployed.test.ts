import { expect, it } from 'vitest';
import { machineSettings, patroniChanges, readDeployed, readUnit } from './deployed.ts';
import type { Host } from './network.ts';
import type { Tools } from './tools.ts';

const hosts = [1, 2, 3].map((number): Host => {
  const ports = { etcd: 2379, etcdPeers: 2380, patroni: 8008, postgres: 5432 };
  return { name: `db${number}`, address: `10.0.0.${number}`, ports };
});
const toolsWith = (major: number): Tools => ({
  commands: { '/usr/bin/patroni': ['python3', '/unpacked/patroni'], '/usr/bin/etcd': ['/usr/bin/etcd'] },
  environment: {},
  patroni: { version: `${major}.0.0`, major },
  postgresBinaries: '/usr/lib/postgresql/17/bin',
  hasPgbouncer: true,
});
const settingsWith = (major: number) =>
  machineSettings(hosts[0]!, hosts, {
    folder: '/drill/db1',
    primaryAddress: '127.0.0.1:5000',
    tools: toolsWith(major),
  });

it('the drill gives every setting of machine.env, and no other', () => {
  const named = [...readDeployed('machine.env').matchAll(/^[A-Z0-9_]+(?==)/gm)].map(([name]) => name);
  expect(Object.keys(settingsWith(4)).toSorted()).toEqual(named.toSorted());
});

it('Patroni 3 is led by the older interface of etcd, and waits for one standby chosen beforehand', () => {
  expect(settingsWith(3)).toMatchObject({ PATRONI_ETCD_HOSTS: '10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379' });
  expect(settingsWith(3)).not.toHaveProperty('PATRONI_ETCD3_HOSTS');
  expect(readDeployed('patroni.yml', patroniChanges(3))).toContain('synchronous_mode: true');
  expect(readDeployed('patroni.yml', patroniChanges(4))).toContain('synchronous_mode: quorum');
});

it('a change that no longer finds its text is refused', () => {
  expect(() => readDeployed('haproxy.cfg', { 'of old': '' })).toThrow(
    "deploy/ha/haproxy.cfg no longer says 'of old'.",
  );
});

it('a unit is started by its own command, with the files and settings that it names', () => {
  const settings = { PATRONI_NAME: 'db1' };
  expect(readUnit('patroni', settings, { 'patroni.yml': '/drill/patroni.yml' }, toolsWith(4))).toEqual({
    command: ['python3', '/unpacked/patroni', '/drill/patroni.yml'],
    environment: settings,
  });
  const etcd = readUnit('etcd', settings, {}, toolsWith(4));
  expect(etcd.environment).toMatchObject({ ETCD_INITIAL_CLUSTER_TOKEN: 'soumdar', PATRONI_NAME: 'db1' });
});
