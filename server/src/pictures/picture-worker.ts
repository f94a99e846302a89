import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { drawSvg, escapeXml, type Drawing } from './drawing.ts';

const fonts = join(import.meta.dirname, '..', '..', 'fonts');
const font = {
  fontFiles: [join(fonts, 'inter-400.ttf'), join(fonts, 'inter-700.ttf')],
  loadSystemFonts: false,
};

/** PNG. */
export type RenderedPicture = Uint8Array;

const rendered: RenderedPicture = renderPicture(workerData as Drawing);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(rendered);

/** Takes some 50 ms. */
function renderPicture(drawing: Drawing): Uint8Array {
  return new Resvg(drawSvg(drawing, boldWidth), { font }).render().asPng();
}

/** At a size of 100. */
function boldWidth(words: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="150" font-family="Inter Variable" font-weight="700" font-size="100">${escapeXml(words)}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
