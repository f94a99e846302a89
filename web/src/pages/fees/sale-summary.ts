import type { Sale } from '@soumdar/rules';
import * as words from '@soumdar/words/fees';

/** What was stated, for paper, which does without the form. */
export const saleSummary = ({ kind, day, fromAbroad, surfaceM2, bought }: Sale): string =>
  words.summary({ kind, day, fromAbroad, surfaceM2, bought });
