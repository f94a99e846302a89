import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Ended } from './launch.ts';
import { freePort } from './listening.ts';

/** One start of the product, in a process of its own, or in several with `WORKERS`. */
export interface RunningProduct {
  address: string;
  /** of the process that was started; with several workers it answers no call itself */
  pid: number;
  /** Resolves once it makes estimates; rejects when it ends before, or takes longer than this. */
  ready(withinMs?: number): Promise<void>;
  /** Ends it as the operating system does. */
  stop(): Promise<Ended>;
  kill(): Promise<Ended>;
  ended: Promise<Ended>;
  hasEnded(): boolean;
}

/** A sample's model is learned at its first start, which takes minutes on a busy machine. */
const usuallyReadyWithinMs = 900_000;

/**
 * Starts the product with only these settings, on a free port unless `PORT` names one.
 *
 * @returns the running product once it listens, or how it ended instead
 */
export async function startProduct(settings: NodeJS.ProcessEnv): Promise<RunningProduct | Ended> {
  const product = spawnProduct({ ...settings, PORT: settings['PORT'] ?? String(await freePort()) });
  return (await product.listens()) ? product : product.kill();
}

/** Starts it on the port of its settings and waits for nothing. */
export function spawnProduct(
  settings: NodeJS.ProcessEnv,
  options?: Parameters<typeof launch>[3],
): RunningProduct & { listens(): Promise<boolean> } {
  const address = `http://127.0.0.1:${settings['PORT']}`;
  const { child, ended } = launch('server/src/main.ts', [], settings, options);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };

  /** @returns false when it ended before, or took too long */
  async function answers(path: string, withinMs = usuallyReadyWithinMs): Promise<boolean> {
    const deadline = Date.now() + withinMs;
    while (!hasEnded() && Date.now() < deadline) {
      const response = await fetch(address + path).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return true;
      await wait(100);
    }
    return false;
  }

  return {
    address,
    pid: child.pid!,
    listens: () => answers('/healthz'),
    async ready(withinMs) {
      if (await answers('/readyz', withinMs)) return;
      throw new Error(hasEnded() ? 'The product ended.' : 'The product was not ready in time.');
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    ended,
    hasEnded,
  };
}
