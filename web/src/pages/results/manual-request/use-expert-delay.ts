import { useMarketFacts } from '../../../components/market-facts.ts';

/** How soon an expert gets in touch, told before one chooses when. */
export const useExpertDelay = (): string =>
  useMarketFacts()?.expertsAnswer ? 'sous 24 heures, ou le weekend si vous le préférez' : 'dès que possible';
