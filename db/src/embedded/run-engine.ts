/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DataFolderUnusableError } from './data-folder.ts';

const RESTART_DELAY_MS = 500;
const STOPS_WITHIN_MS = 10_000;

export interface RunningEngine {
  /** Closes the database after the running query or, with `whenUnused`, after the last client. */
  stop(options: { whenUnused: boolean }): Promise<void>;
  stopped: Promise<void>;
}

/**
 * Runs the embedded database in a thread that serves it on a socket at `address`. An engine that stops
 * unexpectedly, e.g. on a full disk, is restarted and recovers from its log; clients cannot connect
 * meanwhile.
 *
 * @throws DataFolderUnusableError when the first start fails
 */
export async function runEngine(folder: string, address: string): Promise<RunningEngine> {
  let worker = await startWorker(folder, address);
  let stopping = false;

  async function keepRunning() {
    for (;;) {
      await once(worker, 'exit');
      if (stopping) return;
      process.emitWarning('The embedded database stopped by itself and is started again.');
      do {
        await delay(RESTART_DELAY_MS);
        if (stopping) return;
      } while (!(await restarted()));
    }
  }

  async function restarted() {
    try {
      worker = await startWorker(folder, address);
      if (stopping) worker.postMessage('stop');
      return true;
    } catch {
      return false; // the cause may still be there
    }
  }

  const stopped = keepRunning();
  return {
    stopped,
    async stop({ whenUnused }) {
      stopping = true;
      worker.postMessage(whenUnused ? 'stop when unused' : 'stop');
      const late = whenUnused ? [] : [delay(STOPS_WITHIN_MS, undefined, { ref: false })];
      await Promise.race([stopped, ...late]);
      await worker.terminate(); // interrupts a query that does not end; committed data is safe
    },
  };
}

/** Resolves once it accepts clients; rejects with a DataFolderUnusableError that says why it could not. */
async function startWorker(folder: string, address: string): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, address },
    execArgv: [], // not the flags of this process, such as --eval
  });
  await new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.on('error', reject); // errors after the start need no handling: an exit follows, which is watched
    worker.once('exit', () => reject(new Error('its database cannot be opened')));
  }).catch((error: Error) => {
    throw new DataFolderUnusableError(folder, error);
  });
  return worker;
}
