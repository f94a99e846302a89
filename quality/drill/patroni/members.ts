import { until } from '../until.ts';
import { passwords } from './deployed.ts';
import type { Host } from './network.ts';

/** A member of the cluster as Patroni tells of it. */
interface Member {
  name: string;
  /** `leader`, `sync_standby`, `quorum_standby` or `replica` */
  role: string;
}

/** What the primary says of a server that follows it. */
interface Follower {
  application_name: string;
  state: string;
}

/** What the Patroni of any of the hosts says of the members; none when nobody answers. */
async function membersOf(hosts: Host[]): Promise<Member[]> {
  for (const host of hosts) {
    const stated = await ask<{ members?: Member[] }>(host, 'cluster');
    if (stated?.members?.length) return stated.members;
  }
  return [];
}

async function ask<Answer>({ address, ports }: Host, path: string): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(1000);
  const answer = await fetch(`http://${address}:${ports.patroni}/${path}`, { signal }).catch(() => undefined);
  return (await answer?.json().catch(() => undefined)) as Answer | undefined;
}

/**
 * Waits until these hosts and no others are members, one of them leads, all others follow it, and commits wait for a standby.
 * Whoever died stays a running member for as long as the store keeps what it said, so the primary is asked who follows it now.
 */
export async function untilSettled(hosts: Host[]): Promise<void> {
  await until('the cluster is whole', async () => {
    const members = await membersOf(hosts);
    const leader = hosts.find(({ name }) =>
      members.some((one) => one.name === name && one.role === 'leader'),
    );
    const stated = leader && (await ask<{ replication?: Follower[] }>(leader, 'patroni'));
    const followers = (stated?.replication ?? [])
      .filter(({ state }) => state === 'streaming')
      .map(({ application_name: name }) => name);
    return (
      members.length === hosts.length &&
      hosts.every((host) => host === leader || followers.includes(host.name)) &&
      members.some((one) => isSynchronous(one) && followers.includes(one.name))
    );
  });
}

export async function leaderOf(hosts: Host[]): Promise<Host | undefined> {
  const leader = (await membersOf(hosts)).find(({ role }) => role === 'leader');
  return hosts.find(({ name }) => name === leader?.name);
}

/** True for a standby that commits wait for. */
const isSynchronous = ({ role }: Member) => /^(sync|quorum)_standby$/.test(role);

export async function synchronousStandbyOf(hosts: Host[]): Promise<Host> {
  const standby = (await membersOf(hosts)).find(isSynchronous);
  const host = hosts.find(({ name }) => name === standby?.name);
  if (!host) throw new Error('The cluster has no synchronous standby.');
  return host;
}

/** Orders a planned switchover, as `patronictl switchover` does. */
export async function orderSwitchover(hosts: Host[], leader: Host): Promise<void> {
  const candidate = await synchronousStandbyOf(hosts);
  const answer = await fetch(`http://${leader.address}:${leader.ports.patroni}/switchover`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`patroni:${passwords.operator}`)}` },
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
  });
  if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
}
