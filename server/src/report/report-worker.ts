import { parentPort } from 'node:worker_threads';
import { drawReport } from './drawing/draw-report.ts';
import { createSheet } from './drawing/sheet.ts';
import type { ReportContent } from './report-content.ts';

export interface DrawingWork {
  report: ReportContent;
  now: Date;
}

/** Without a file after an error. */
export interface Rendered {
  file?: Uint8Array;
  error?: unknown;
}

function warmUp(): void {
  const sheet = createSheet({ language: 'fr', title: '', subject: '', date: new Date(0) });
  const box = { x: 0, y: 0, width: 100 };
  for (const bold of [false, true]) sheet.paragraph('a 1, المرسى', box, { size: 9, bold });
  sheet.doc.resume().end();
}

parentPort?.on('message', ({ report, now }: DrawingWork) => {
  drawReport(report, now).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ error }),
  );
});

function answer(rendered: Rendered): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
  parentPort?.postMessage(rendered);
}

warmUp();
