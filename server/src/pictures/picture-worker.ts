import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Run } from '../typesetting/bidi-runs.ts';
import { drawRun, drawSvg, type Drawing } from './drawing.ts';

const fonts = join(import.meta.dirname, '..', '..', 'fonts');
const font = {
  fontFiles: ['inter-400', 'inter-700', 'noto-sans-arabic-400', 'noto-sans-arabic-700'].map((name) =>
    join(fonts, `${name}.ttf`),
  ),
  loadSystemFonts: false,
};

/** PNG. */
export type RenderedPicture = Uint8Array;

const rendered: RenderedPicture = renderPicture(workerData as Drawing);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(rendered);

/** Takes some 50 ms, in Arabic some 100. */
function renderPicture(drawing: Drawing): Uint8Array {
  return new Resvg(drawSvg(drawing, advance), { font }).render().asPng();
}

/** The library measures what is seen: between two marks, spaces and the air around letters are too. */
function advance(run: Run, weight: number): number {
  const mark = run.isArabic ? '،' : '|';
  return (
    seenWidth({ ...run, text: mark + run.text + mark }, weight) -
    seenWidth({ ...run, text: mark + mark }, weight)
  );
}

function seenWidth(run: Run, weight: number): number {
  const text = drawRun(run, `y="150" font-weight="${weight}" font-size="100"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200" font-family="Inter Variable">${text}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
