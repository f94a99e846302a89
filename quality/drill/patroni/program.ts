import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unprivilegedUser } from '@soumdar/db/testing';
import type { Unit } from './deployed.ts';

/**
 * A program started by a unit, with all processes it starts, however they detach themselves: they are those at work in
 * its folder.
 */
export interface Program {
  /** Starts it unless it runs; wakes what is frozen. */
  start(): void;
  kill(): Promise<void>;
  /** Kills the program itself and leaves alone what it started elsewhere. */
  killAlone(): void;
  freeze(): void;
  /** the end of what it said */
  log(): string;
}

export function createProgram(
  unit: Unit,
  folder: string,
  { namespace, environment = {} }: { namespace?: number | undefined; environment?: Record<string, string> },
): Program {
  const user = unprivilegedUser();
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  const logFile = join(folder, 'log');
  const isItself = (place: string) => place === folder;

  return {
    start() {
      signalIn(folder, 'SIGCONT');
      if (signalIn(folder, 0, isItself) > 0) return;
      const log = openSync(logFile, 'a');
      const [program, ...options] = [...within(namespace, user), ...unit.command];
      const started = spawn(program!, options, {
        cwd: folder,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...unit.environment, ...environment },
        ...(namespace === undefined && user),
      });
      started.once('error', (error) => console.error(error.message));
      started.unref();
    },
    async kill() {
      // until none is left: what is killed may just have started another, and a port is free only then
      while (signalIn(folder, 'SIGKILL') > 0) await delay(20);
    },
    killAlone: () => void signalIn(folder, 'SIGKILL', isItself),
    freeze: () => void signalIn(folder, 'SIGSTOP'),
    log: () => readFileSync(logFile, 'utf8').slice(-10_000),
  };
}

function within(namespace: number | undefined, user: { uid: number; gid: number } | undefined): string[] {
  if (namespace === undefined) return [];
  const as = user ? ['--setuid', String(user.uid), '--setgid', String(user.gid)] : [];
  return ['nsenter', `--net=/proc/${namespace}/ns/net`, ...as, '--'];
}

/** Sends a signal to every process at work in the folder, or in those within it that are meant; tells how many there were. */
export function signalIn(
  folder: string,
  signal: NodeJS.Signals | 0,
  isMeant: (place: string) => boolean = () => true,
): number {
  const pids = readdirSync('/proc').filter((name) => {
    const place = /^\d+$/.test(name) ? placeOf(name) : '';
    return `${place}${sep}`.startsWith(`${folder}${sep}`) && isMeant(place);
  });
  for (const pid of pids) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // ended meanwhile
    }
  }
  return pids.length;
}

/** The folder in which a process is at work; none when it has ended. */
function placeOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
