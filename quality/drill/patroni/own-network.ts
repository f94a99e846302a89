import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const inside = 'DRILL_IN_OWN_NETWORK';
const bridge = ['ip', 'link', 'add', 'soumdar', 'type', 'bridge'];

/** True within a network of the drill's own, in which every machine of a cluster can have one too. */
export const hasOwnNetwork = process.env[inside] === '1';

/**
 * Runs this program anew in a network namespace, where the machine allows it, and resolves to its exit code. Nothing but
 * the drill is in that network: no address or port of the machine is touched, and all of it ends with the drill.
 */
export async function runInOwnNetwork(): Promise<number | undefined> {
  if (hasOwnNetwork) {
    spawnSync('ip', ['link', 'set', 'lo', 'up']);
    return undefined;
  }
  if (spawnSync('unshare', ['--net', ...bridge]).status !== 0) return undefined;
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const again = spawn('unshare', ['--net', ...program], {
    stdio: 'inherit',
    env: { ...process.env, [inside]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => again.kill(signal));
  const [code] = (await once(again, 'exit')) as [number | null];
  return code ?? 1;
}
