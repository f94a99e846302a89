import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/first-page';

/** Pages for everybody, in the header and in the phone's menu. */
export const marketLinks = [
  [sitePaths.prices, words.prices],
  [sitePaths.reliability, words.reliability],
  [sitePaths.fees, words.fees],
] as const;
