import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';

const closedWithinMs = 1000;
const root = join(import.meta.dirname, '..', '..');

export interface Ended {
  /** null after a signal */
  code: number | null;
  /** its error output; only the newest part when there is much */
  output: string;
}

export interface Launched {
  child: ChildProcessByStdio<null, Readable, Readable>;
  ended: Promise<Ended>;
}

/**
 * Runs one of the repository's programs in a separate process, with only these settings. It dies with this process.
 *
 * @param onLine called with each line that it prints
 */
export function launch(
  program: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
  { onLine, nodeArguments = [] }: { onLine?: (line: string) => void; nodeArguments?: string[] } = {},
): Launched {
  const child = spawn(process.execPath, [...nodeArguments, join(root, program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  });
  const leaveNoneBehind = () => void child.kill('SIGKILL');
  process.prependOnceListener('exit', leaveNoneBehind);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output = (output + chunk).slice(-20_000)));
  createInterface(child.stdout).on('line', (line) => onLine?.(line));
  const closed = once(child, 'close');
  const ended = once(child, 'exit').then(async ([code]: (number | null)[]): Promise<Ended> => {
    process.off('exit', leaveNoneBehind);
    // its workers may hold its output open a little longer
    await Promise.race([closed, wait(closedWithinMs, undefined, { ref: false })]);
    return { code: code ?? null, output };
  });
  return { child, ended };
}

/** Does what `npm run listings -- import FILE` does. */
export function importListings(file: string, settings: NodeJS.ProcessEnv): Promise<Ended> {
  return launch('listings/src/commands/main.ts', ['import', file], settings).ended;
}
