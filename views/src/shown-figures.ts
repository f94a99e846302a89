import type { ClosedContest, EstimationData, Figures, SharedOpinion } from '@soumdar/contract';
import { shownFromScore } from '@soumdar/contract';

/** An old record has figures without confidence, hence no banner and no analysis. */
export type ShownEstimation = Partial<EstimationData> &
  Pick<EstimationData, 'estimation'> & {
    /** ISO 8601 UTC; absent from a preview, which is of the moment, and from older states */
    madeAt?: string | undefined;
    /** of the estimate as it was stored */
    expertOpinion?: ShownOpinion | undefined;
    /** for its owner alone */
    closedContest?: ClosedContest | undefined;
  };

/** A share shows no text. */
export type ShownOpinion = SharedOpinion & { text?: string };

const hiddenSale = { netPrice: null, pricePerSqm: null, rangeLow: null, rangeHigh: null };
const hiddenRent = { monthlyRent: null, monthlyRentPerSqm: null, rentRangeLow: null, rentRangeHigh: null };

/** Hides low scores and the rent of land, which is not estimated. */
export function shownFigures(
  type: string,
  {
    estimation,
    confidence,
  }: Pick<ShownEstimation, 'estimation'> & { confidence?: ShownEstimation['confidence'] | null },
): Figures {
  const isHidden = (side: 'sale' | 'rent') => confidence != null && confidence[side].score < shownFromScore;
  return {
    ...estimation,
    ...(isHidden('sale') && hiddenSale),
    ...((type === 'land' || isHidden('rent')) && hiddenRent),
  };
}

/** Ours or an expert's. */
export const hasFigureToReport = (type: string, { expertOpinion, ...shown }: ShownEstimation): boolean =>
  hasShownFigure(type, shown) || expertOpinion?.sale !== undefined || expertOpinion?.rent !== undefined;

export function hasShownFigure(...figures: Parameters<typeof shownFigures>): boolean {
  const { netPrice, monthlyRent } = shownFigures(...figures);
  return netPrice !== null || monthlyRent !== null;
}
