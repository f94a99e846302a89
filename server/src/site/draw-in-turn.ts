import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Site } from './load-site.ts';

/** Each takes some thirty milliseconds of the process; whoever waits longer is better served by their own browser. */
const mostWaiting = 20;

/**
 * Draws one page at a time and answers other calls in between, so that whoever asks for many pages at once holds up nobody. Rejects while
 * too many wait: the browser then draws the page.
 */
export function drawInTurn(draw: Site['draw']): Site['draw'] {
  const inTurn = pLimit(1);
  return async (path, data) => {
    if (inTurn.pendingCount >= mostWaiting) throw new Error('too many pages wait to be drawn');
    return inTurn(async () => {
      await nextTurn();
      return draw(path, data);
    });
  };
}
