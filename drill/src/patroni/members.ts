import { setTimeout as delay } from 'node:timers/promises';
import { passwords } from './deployed.ts';
import type { Host } from './network.ts';

/** A member of the cluster as Patroni tells of it. */
interface Member {
  name: string;
  /** `leader`, `sync_standby`, `quorum_standby` or `replica` */
  role: string;
  state: string;
}

const settledWithinMs = 180_000;
const askedEveryMs = 200;

/** What the Patroni of any of the hosts says of the members; none when nobody answers. */
async function membersOf(hosts: Host[]): Promise<Member[]> {
  for (const { address, ports } of hosts) {
    const answer = await fetch(`http://${address}:${ports.patroni}/cluster`, {
      signal: AbortSignal.timeout(1000),
    }).catch(() => undefined);
    const told = (await answer?.json().catch(() => undefined)) as { members?: Member[] } | undefined;
    if (told?.members?.length) return told.members;
  }
  return [];
}

/** Waits until one of them leads, all others follow it, and commits wait for a standby again. */
export async function untilSettled(hosts: Host[], many = hosts.length): Promise<void> {
  await until('the cluster is whole', async () => {
    const members = await membersOf(hosts);
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
    const count = (role: RegExp) => running.filter((one) => role.test(one.role)).length;
    return running.length === many && count(/^leader$/) === 1 && count(/^(sync|quorum)_standby$/) > 0;
  });
}

export async function leaderOf(hosts: Host[]): Promise<Host | undefined> {
  const leader = (await membersOf(hosts)).find(({ role }) => role === 'leader');
  return hosts.find(({ name }) => name === leader?.name);
}

/** A standby that commits wait for. */
export async function synchronousStandbyOf(hosts: Host[]): Promise<Host> {
  const standby = (await membersOf(hosts)).find(({ role }) => /^(sync|quorum)_standby$/.test(role));
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

/** Asks again until it is so. */
export async function until(what: string, isSo: () => Promise<boolean>, ms = settledWithinMs): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`);
    await delay(askedEveryMs);
  }
}
