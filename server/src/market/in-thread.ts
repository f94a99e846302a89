import { Worker } from 'node:worker_threads';

/**
 * Resolves only once the thread has ended: V8 may end the process where one thread frees compiled WebAssembly
 * while another gets some.
 */
export function inThread<Result>(module: URL, work: unknown, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(module, { workerData: work, execArgv: [] });
    const stop = () => void worker.terminate();
    let posted: { result: Result } | undefined;
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (result: Result) => {
      posted = { result };
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      if (posted) resolve(posted.result);
      else reject(new Error('the thread has stopped'));
    });
  });
}
