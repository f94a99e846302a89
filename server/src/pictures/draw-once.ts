import pLimit from 'p-limit';
import { inThread } from '../market/in-thread.ts';
import type { Drawing } from './drawing.ts';
import type { DrawnPicture } from './picture-worker.ts';

/** Some 70 kB each. */
const mostKept = 300;
/** Each takes the thread a fifth of a second. */
const mostWaiting = 20;
const pictureWorker = new URL('./picture-worker.ts', import.meta.url);

/** Undefined while too many others wait to be drawn. */
type DrawOnce = (key: string, drawing: () => Drawing) => Promise<DrawnPicture> | undefined;

/** Draws each picture when it is first asked for, one at a time in a thread, and keeps the newest. */
export function drawOnce(signal: AbortSignal): DrawOnce {
  const kept = new Map<string, Promise<DrawnPicture>>();
  const inTurn = pLimit(1);
  return (key, drawing) => {
    const known = kept.get(key);
    if (known) return known;
    if (inTurn.pendingCount >= mostWaiting) return undefined;
    const drawn = inTurn(() => inThread<DrawnPicture>(pictureWorker, drawing(), signal));
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    return drawn;
  };
}
