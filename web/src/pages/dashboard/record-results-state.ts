import type { ShownOpinion } from '@soumdar/views';
import {
  type ClosedContest,
  type EstimationRecord,
  type Figures,
  type PropertyType,
} from '@soumdar/contract';
import { roundings } from '@soumdar/rules';
import { formatCoordinates } from '@soumdar/words/formats';
import type { ResultsState, SavedEstimate } from '../../estimation/results-state.ts';

const fallbackRange = { low: 0.7, high: 1.3 };

/** In old records, the parts of the rent are derived and other missing parts stay out. */
export function recordResultsState(
  record: Omit<EstimationRecord, 'expertOpinion'> & {
    replacedBy?: string | undefined;
    expertOpinion?: ShownOpinion | undefined;
    closedContest?: ClosedContest | undefined;
  },
): ResultsState & SavedEstimate {
  const { id, property_type, location, localisation, localisationAr, details, answers, result } = record;
  return {
    propertyDetails: {
      // an unknown type shows as 'Bien immobilier'
      type: property_type as PropertyType,
      location,
      localisation: localisation || formatCoordinates(location.lat, location.lng),
      localisationAr,
      details,
      answers,
    },
    ...(record.replacedBy !== undefined && { replaced: true }),
    estimationData: {
      id,
      madeAt: record.created_at,
      estimation: { ...result, ...rentFigures(result, details.surface) },
      confidence: record.confidence ?? undefined,
      comparables: record.comparables ?? undefined,
      comparableCounts: record.comparableCounts ?? undefined,
      explanation: record.explanation ?? undefined,
      basis: record.basis ?? undefined,
      levelOf: record.levelOf,
      ofAgencies: record.ofAgencies,
      coverage: record.coverage,
      expertOpinion: record.expertOpinion,
      closedContest: record.closedContest,
    },
  };
}

function rentFigures(result: Figures, surfaceM2: number) {
  const { monthlyRent } = result;
  if (monthlyRent === null) return {};
  return {
    monthlyRentPerSqm: result.monthlyRentPerSqm ?? roundings.rent.perSqm(monthlyRent / surfaceM2),
    rentRangeLow: result.rentRangeLow ?? roundings.rent.price(monthlyRent * fallbackRange.low),
    rentRangeHigh: result.rentRangeHigh ?? roundings.rent.price(monthlyRent * fallbackRange.high),
  };
}
