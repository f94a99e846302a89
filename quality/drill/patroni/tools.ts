import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBinaries } from '@soumdar/db/testing';

/** The programs of a cluster, as Debian's packages bring them. */
export interface Tools {
  /** by the path that the units of deploy/ha give them: how each is run here */
  commands: Record<string, string[]>;
  /** what Patroni's Python needs besides */
  environment: Record<string, string>;
  patroni: { version: string; major: number };
  postgresBinaries: string;
  hasPgbouncer: boolean;
}

const paths = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};

/** PATRONI names a folder into which another package of Patroni was unpacked (dpkg -x). Or the names of what is missing. */
export function findTools(unpacked = process.env['PATRONI']): Tools | string[] {
  const patroni = join(unpacked ?? '/', paths.patroni);
  const found = findBinaries();
  // where they really are, all of them: some systems have links to a few elsewhere
  const postgresBinaries = found && dirname(realpathSync(join(found, 'postgres')));
  const missing = [patroni, paths.etcd, paths.haproxy].filter((path) => !existsSync(path));
  if (!postgresBinaries || missing.length > 0) return postgresBinaries ? missing : ['PostgreSQL', ...missing];
  // Debian's own Python, whatever stands before it in PATH
  const command = ['/usr/bin/python3', patroni];
  const environment: Record<string, string> = unpacked
    ? { PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages') }
    : {};
  const stated = execFileSync(command[0]!, [patroni, '--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const version = stated.trim().split(' ').at(-1)!;
  return {
    commands: {
      [paths.patroni]: command,
      [paths.etcd]: [paths.etcd],
      [paths.haproxy]: [paths.haproxy],
      [paths.pgbouncer]: [paths.pgbouncer],
    },
    environment,
    patroni: { version, major: Number.parseInt(version) },
    postgresBinaries,
    hasPgbouncer: existsSync(paths.pgbouncer),
  };
}
