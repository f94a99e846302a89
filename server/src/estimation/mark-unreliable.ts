import {
  shownFromScore,
  unreliableMark,
  type Confidence,
  type EstimationData,
  type Figures,
} from '@soumdar/contract';

type Confidences = EstimationData['confidence'];

/** Marks each side that has a figure and too low a score for it: for those who see figures that no screen shows. */
export function markUnreliable<Given extends Confidences | null | undefined>(
  confidences: Given,
  figures: Figures,
): Given {
  return (
    confidences && {
      ...confidences,
      vente: marked(confidences.vente, figures.netPrice),
      location: marked(confidences.location, figures.monthlyRent),
    }
  );
}

function marked(confidence: Confidence, figure: number | null): Confidence {
  return figure !== null && confidence.score < shownFromScore
    ? { ...confidence, mark: unreliableMark }
    : confidence;
}
