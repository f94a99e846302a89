import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const RESTART_DELAY_MS = 500;

/**
 * Runs the embedded database in a worker thread, which serves it on a socket at `address`. An engine that dies (a
 * full disk, say) is started again and recovers from its log; until then clients fail to connect.
 */
export async function startEngine(folder: string, address: string): Promise<{ stop(): Promise<void> }> {
  let worker = await startWorker(folder, address);
  let stopping = false;
  watch();

  function watch() {
    worker.once('exit', async () => {
      if (stopping) return;
      process.emitWarning('The embedded database stopped by itself and is started again.');
      do {
        await delay(RESTART_DELAY_MS);
      } while (!stopping && !(await restarted()));
    });
  }

  async function restarted() {
    try {
      worker = await startWorker(folder, address);
      watch();
      return true;
    } catch {
      return false;
    }
  }

  return {
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      await once(worker, 'exit');
    },
  };
}

async function startWorker(folder: string, address: string): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder, address } });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The embedded database in ${folder} did not start.`)));
  });
  worker.on('error', () => {}); // followed by exit, which is watched
  return worker;
}
