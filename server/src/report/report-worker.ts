import { parentPort } from 'node:worker_threads';
import { drawReport } from './drawing/draw-report.ts';
import type { ReportContent } from './report-content.ts';

export interface DrawingWork {
  id: number;
  report: ReportContent;
  now: Date;
}

/** Posted in answer; without a file where it could not be drawn. */
export interface Drawn {
  id: number;
  file?: Uint8Array;
  error?: unknown;
}

parentPort?.on('message', ({ id, report, now }: DrawingWork) => {
  drawReport(report, now).then(
    (file) => answer({ id, file }),
    (error: unknown) => answer({ id, error }),
  );
});

function answer(drawn: Drawn): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
  parentPort?.postMessage(drawn);
}
