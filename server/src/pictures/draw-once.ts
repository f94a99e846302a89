import { createRenderCache } from './render-cache.ts';
import { inThread } from '../market/in-thread.ts';
import type { Drawing } from './drawing.ts';
import type { RenderedPicture } from './picture-worker.ts';

/** Some 70 kB each. */
const maxCached = 300;
/** Each takes a fifth of a second. */
const mostWaiting = 20;
const pictureWorker = new URL('./picture-worker.ts', import.meta.url);

/** Undefined while too many others wait. */
type DrawOnce = (key: string, drawing: () => Drawing) => Promise<RenderedPicture> | undefined;

/** Renders pictures on request, one at a time in a thread, and caches the last ones. */
export function drawOnce(signal: AbortSignal): DrawOnce {
  const draw = createRenderCache<RenderedPicture>({ maxCached, mostWaiting });
  return (key, drawing) => draw(key, () => inThread<RenderedPicture>(pictureWorker, drawing(), signal));
}
