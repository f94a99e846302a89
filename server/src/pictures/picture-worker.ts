import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing } from './drawing.ts';
import { renderPicture } from './render-picture.ts';

/** Posted in answer: the PNG. */
export type RenderedPicture = Uint8Array;

const rendered: RenderedPicture = renderPicture(workerData as Drawing);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(rendered);
