import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Noise } from './noise.ts';
import type { Ready, ToValue, ValuedTwice, ValuingWork } from './valuing-worker.ts';

const module = new URL('./valuing-worker.ts', import.meta.url);

export interface ValuingThread {
  noise: Noise | undefined;
  /** One call at a time. */
  value(request: ToValue[]): Promise<ValuedTwice[]>;
  stop(): Promise<void>;
}

/** Values properties in a thread of its own, so that this one goes on answering calls. Rejects once the signal is aborted. */
export async function startValuingThread(work: ValuingWork, signal: AbortSignal): Promise<ValuingThread> {
  const worker = new Worker(module, { workerData: work, execArgv: [] });
  const ended = new AbortController();
  // heard of even while nobody waits for an answer: it would end the process
  worker.on('error', (error) => ended.abort(error));
  worker.once('exit', () => ended.abort(new Error('the thread that values followed properties has stopped')));
  const either = AbortSignal.any([signal, ended.signal]);
  const answer = async () => (await once(worker, 'message', { signal: either }))[0] as unknown;
  const stop = async () => void (await worker.terminate());
  try {
    const { noise } = (await answer()) as Ready;
    return {
      noise,
      stop,
      value(request) {
        const answered = answer();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
        worker.postMessage(request);
        return answered as Promise<ValuedTwice[]>;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
