import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Site } from './load-site.ts';

/** Each takes some thirty milliseconds; beyond these a visitor's own browser is faster. */
const mostWaiting = 20;

/**
 * One page at a time, with other calls in between, so that no flood of page requests delays others. Rejects
 * while too many wait: the browser then renders the page.
 */
export function renderInTurn(render: Site['render']): Site['render'] {
  const inTurn = pLimit(1);
  return async (path, data) => {
    if (inTurn.pendingCount >= mostWaiting) throw new Error('too many pages wait to be rendered');
    return inTurn(async () => {
      await nextTurn();
      return render(path, data);
    });
  };
}
