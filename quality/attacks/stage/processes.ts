import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';

const root = join(import.meta.dirname, '..', '..', '..');

export interface Ended {
  code: number | null;
  /** its error output; only the newest part when there is much */
  output: string;
}

export interface Launched {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** what it prints, line by line */
  lines: Interface;
  ended: Promise<Ended>;
}

/** Runs one of the repository's programs in a separate process, with only these settings. */
export function launch(program: string, args: string[], settings: Record<string, string>): Launched {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  });
  const leaveNoneBehind = () => void child.kill('SIGKILL');
  process.prependOnceListener('exit', leaveNoneBehind);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output = (output + chunk).slice(-20_000)));
  const lines = createInterface(child.stdout);
  const ended = once(child, 'close').then(([code]: (number | null)[]): Ended => {
    process.off('exit', leaveNoneBehind);
    return { code: code ?? null, output };
  });
  return { child, lines, ended };
}

/** Does what `npm run listings -- import FILE` does, on the data in a folder. */
export function importListings(file: string, dataDir: string): Promise<Ended> {
  return launch('listings/src/commands/main.ts', ['import', file], { DATA_DIR: dataDir }).ended;
}
