import { Worker } from 'node:worker_threads';
import type { ReportContent } from './report-content.ts';
import type { Drawn, DrawingWork } from './report-worker.ts';

export interface DrawingThread {
  draw(report: ReportContent, now: Date): Promise<Uint8Array>;
  /** Starts the thread ahead of the first report, which would wait for it. */
  warm(): void;
}

const module = new URL('./report-worker.ts', import.meta.url);

/**
 * Draws reports in a thread of their own, so that this one goes on answering calls. Once started it stays: to read the typefaces and
 * the library takes longer than to draw. Reports of a thread that breaks down are rejected, and the next one starts another.
 */
export function createDrawingThread(signal: AbortSignal): DrawingThread {
  let thread: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();

  function start(): Worker {
    const worker = new Worker(module, { execArgv: [] });
    // never what keeps the process running
    worker.unref();
    worker.on('message', ({ id, file, error }: Drawn) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (file) asked?.resolve(file);
      else asked?.reject(error);
    });
    const fail = (error: unknown) => {
      if (thread === worker) thread = undefined;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    };
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('the thread has stopped')));
    return worker;
  }

  signal.addEventListener('abort', () => void thread?.terminate(), { once: true });

  function draw(report: ReportContent, now: Date): Promise<Uint8Array> {
    signal.throwIfAborted();
    thread ??= start();
    last += 1;
    const asked = Promise.withResolvers<Uint8Array>();
    waiting.set(last, asked);
    const work: DrawingWork = { id: last, report, now };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
    thread.postMessage(work);
    return asked.promise;
  }
  return {
    draw,
    warm: () => {
      if (!signal.aborted) thread ??= start();
    },
  };
}
