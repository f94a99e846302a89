import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ReportContent } from './report-content.ts';
import type { Rendered, DrawingWork } from './report-worker.ts';

export interface DrawingThread {
  /** Undefined while too many others, or those of this account, wait. */
  draw(report: ReportContent, now: Date, accountId: string): Promise<Uint8Array> | undefined;
  /** Saves the first report the wait for the thread. */
  warm(): void;
  close(): Promise<void>;
}

const reportWorker = new URL('./report-worker.ts', import.meta.url);
/** Each takes the thread a tenth of a second, the longest in Arabic 0.7 s. */
const mostWaiting = 20;
const mostOfAccount = 3;
const mostMs = 10_000;

/** The thread stays, because reading typefaces and library takes longer than drawing. */
export function createDrawingThread(
  limits = { mostWaiting, mostOfAccount, mostMs },
  module = reportWorker,
): DrawingThread {
  const inTurn = pLimit(1);
  const underWay = new Map<string, number>();
  let thread: Worker | undefined;

  function start(): Worker {
    const worker = new Worker(module, { execArgv: [] });
    worker.unref();
    // between two reports nothing else listens
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  }

  async function drawNow(work: DrawingWork): Promise<Uint8Array> {
    const worker = (thread ??= start());
    const { file, error } = await answerOf(worker, work, limits.mostMs).catch(async (trouble: unknown) => {
      await worker.terminate();
      throw trouble;
    });
    if (!file) throw error;
    return file;
  }

  return {
    draw(report, now, accountId) {
      const own = underWay.get(accountId) ?? 0;
      if (inTurn.pendingCount >= limits.mostWaiting || own >= limits.mostOfAccount) return undefined;
      underWay.set(accountId, own + 1);
      return inTurn(() => drawNow({ report, now })).finally(() => {
        const left = underWay.get(accountId)! - 1;
        if (left > 0) underWay.set(accountId, left);
        else underWay.delete(accountId);
      });
    },
    warm: () => {
      thread ??= start();
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}

async function answerOf(worker: Worker, work: DrawingWork, withinMs: number): Promise<Rendered> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error('the thread has stopped'));
  worker.once('exit', end);
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(withinMs)]);
    const answer = once(worker, 'message', { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
    worker.postMessage(work);
    const [rendered] = (await answer) as [Rendered];
    return rendered;
  } finally {
    worker.off('exit', end);
  }
}
