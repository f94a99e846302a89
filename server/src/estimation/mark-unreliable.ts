import { shownFromScore, type Confidence, type EstimationData, type Figures } from '@soumdar/contract';

type Confidences = EstimationData['confidence'];

/** No screen shows these figures. */
export function markUnreliable<Scores extends Confidences | null | undefined>(
  confidences: Scores,
  figures: Figures,
): Scores {
  return (
    confidences && {
      ...confidences,
      sale: marked(confidences.sale, figures.netPrice),
      rent: marked(confidences.rent, figures.monthlyRent),
    }
  );
}

function marked(confidence: Confidence, figure: number | null): Confidence {
  return figure !== null && confidence.score < shownFromScore
    ? { ...confidence, unreliable: true }
    : confidence;
}
