import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresServer {
  url: string;
  /** Kills it without notice, waits, and lets it recover from its log. */
  restart(downMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts an empty test server from the machine's binaries, on a free loopback port, in a temporary folder
 * inside `within` that `stop` removes. It waits for the disk only if `durable`; a `standby` takes no writes
 * until promoted. Undefined when the machine has no such binaries.
 */
export async function startPostgresServer({
  durable = false,
  standby = false,
  within = tmpdir(),
} = {}): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(within, 'soumdar-postgres-'));
  const as = unprivilegedUser();
  if (as) chownSync(folder, as.uid, as.gid);
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...as };

  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await run(join(binaries, 'initdb'), initdb, options);
  if (standby) writeFileSync(join(data, 'standby.signal'), '');
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-c', setting]);
  const launch = async () => {
    const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
    const killed = () => server.kill('SIGQUIT');
    process.once('exit', killed);
    server.once('exit', () => process.off('exit', killed));
    await ready(server);
    return server;
  };
  let server = await launch();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(downMs) {
      await ended(server, 'SIGQUIT');
      await delay(downMs);
      server = await launch();
    },
    async stop() {
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

/** The machine's newest PostgreSQL server. */
export function findBinaries(): string | undefined {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  return [...(process.env.PATH ?? '').split(delimiter), ...packaged].find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
  });
}
