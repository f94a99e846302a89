import * as words from '@soumdar/words/manual-request';
import { useMarketFacts } from '../../../components/market-facts.ts';

export const useExpertDelay = (): string => (useMarketFacts()?.expertsAnswer ? words.delay : words.anyTime);
