import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listening } from '../../product/listening.ts';
import { untilSettled } from './members.ts';
import type { Host } from './network.ts';

const names = ['db1', 'db2', 'db3'];

/** The hosts of a cluster whose store says that all is well, while the primary, db1, is followed by these, one answer after the other. */
async function hostsFollowedBy(followers: string[][]): Promise<Host[]> {
  const members = names.map((name, index) => ({ name, role: ['leader', 'sync_standby', 'replica'][index] }));
  const server = createServer(({ url }, response) => {
    const replication = (url === '/patroni' && followers.shift()) || [];
    const standbys = replication.map((name) => ({ application_name: name, state: 'streaming' }));
    response.end(JSON.stringify(url === '/cluster' ? { members } : { replication: standbys }));
  });
  onTestFinished(() => void server.close());
  const patroni = Number(new URL(await listening(server)).port);
  const ports = { etcd: 0, etcdPeers: 0, patroni, postgres: 0 };
  return names.map((name) => ({ name, address: '127.0.0.1', ports }));
}

it('a cluster is whole once its primary is followed by all, whatever its store still says of a member that died', async () => {
  const followers = [['db2'], ['db3'], ['db2', 'db3']];
  await untilSettled(await hostsFollowedBy(followers));
  expect(followers).toEqual([]);
});
