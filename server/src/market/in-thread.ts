import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a worker thread, so that this one goes on answering calls. The module finds `work` in its `workerData` and
 * posts its result. Rejects when the signal is aborted first.
 */
export function inThread<Result>(module: URL, work: unknown, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(module, { workerData: work, execArgv: [] });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('the thread has stopped'));
    });
  });
}
