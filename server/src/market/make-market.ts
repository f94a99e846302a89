import { Worker } from 'node:worker_threads';
import type { Listing, Market, ModelDescription } from '@soumdar/engine';

export interface MarketWork {
  listings: Listing[];
  /** The model to use; one is learned when there is none, or none that this version can read. */
  artefact?: Uint8Array | undefined;
}

export interface MadeMarket {
  market: Market;
  /** The model, when it had to be learned. */
  learned?: { description: ModelDescription; artefact: Uint8Array } | undefined;
}

/**
 * Makes a market in a thread of its own, so that the server goes on answering: learning takes a minute,
 * indexing a second. Rejects when the signal is aborted first.
 */
export function makeMarket(work: MarketWork, signal: AbortSignal): Promise<MadeMarket> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./market-worker.ts', import.meta.url), {
      workerData: work,
      execArgv: [],
    });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('the thread that makes the market has stopped'));
    });
  });
}
