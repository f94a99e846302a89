import { shownFromScore, type Figures } from '@soumdar/contract';
import type { ShownEstimation } from './results-state.ts';

const hiddenSale = { netPrice: null, pricePerSqm: null, rangeLow: null, rangeHigh: null };
const hiddenRent = { monthlyRent: null, monthlyRentPerSqm: null, rentRangeLow: null, rentRangeHigh: null };

/** The figures that a screen may show: those of a side whose score is too low are null, as if there were none. */
export function shownFigures({
  estimation,
  confidence,
}: Pick<ShownEstimation, 'estimation'> & { confidence?: ShownEstimation['confidence'] | null }): Figures {
  const isHidden = (side: 'vente' | 'location') =>
    confidence != null && confidence[side].score < shownFromScore;
  return {
    ...estimation,
    ...(isHidden('vente') && hiddenSale),
    ...(isHidden('location') && hiddenRent),
  };
}

/** False for an estimate that has nothing to show. */
export function hasShownFigure(data: Parameters<typeof shownFigures>[0]): boolean {
  const { netPrice, monthlyRent } = shownFigures(data);
  return netPrice !== null || monthlyRent !== null;
}
