import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Finding } from '../findings.ts';
import { until } from '../until.ts';
import type { Cluster, Machine } from './cluster.ts';
import { passwords } from './deployed.ts';
import { leading } from './faults.ts';
import type { Host } from './network.ts';

const tries = 5;
/** What is acknowledged at all is acknowledged within milliseconds. */
const patienceMs = 5000;

/**
 * Two machines are left, and the Patroni of the primary dies: the other takes the lead while the old primary goes on.
 * Whoever reaches the old one all the same, past HAProxy, must be acknowledged nothing.
 */
export async function trySplitBrain(cluster: Cluster): Promise<Finding[]> {
  const old = await leading(cluster);
  const leftOut = cluster.machines.find((machine) => machine !== old)!;
  await leftOut.postgres.kill();
  await cluster.settled(leftOut);
  old.postgres.killAlone();
  const leader = await leading(cluster, old);
  await until('it takes writes', () => isPrimary(leader));
  const acknowledged = await writePast(old);
  if (acknowledged === 0) return [];
  const what = `writes acknowledged by ${old.host.name} while ${leader.host.name} was the primary`;
  return [{ kind: 'lost', times: acknowledged, what }];
}

/** Writes to the server of a machine itself; returns how many writes it acknowledged. */
async function writePast({ host }: Machine): Promise<number> {
  const attempts = Array.from({ length: tries }, async () => {
    const client = await connectTo(host);
    const write = client.query(
      `insert into limits (key, hits, window_began_at) values (gen_random_uuid()::text, 1, now())`,
    );
    const wasWritten = await Promise.race([
      write.then(
        () => true,
        () => false,
      ),
      delay(patienceMs, false),
    ]);
    // not `end`, which would wait for the write
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return wasWritten;
  });
  const outcomes = await Promise.all(attempts);
  return outcomes.filter(Boolean).length;
}

async function isPrimary({ host }: Machine): Promise<boolean> {
  const client = await connectTo(host).catch(() => undefined);
  if (!client) return false;
  const { rows } = await client.query('select pg_is_in_recovery() as standby');
  await client.end();
  return !rows[0].standby;
}

async function connectTo({ address, ports }: Host): Promise<Client> {
  const client = new Client({
    host: address,
    port: ports.postgres,
    user: 'soumdar',
    password: passwords.product,
    database: 'soumdar',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
