import * as words from '@soumdar/words/manual-request';
import { useMarketFacts } from '../../../components/market-facts.ts';

/** How soon an expert gets in touch, told before one chooses when. */
export const useExpertDelay = (): string => (useMarketFacts()?.expertsAnswer ? words.delay : words.anyTime);
