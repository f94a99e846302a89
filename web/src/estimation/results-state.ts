import type { Details, EstimationData, InsufficientData, PropertyType } from '@soumdar/contract';

/** What the results page says of the property; survives a reload in the history's state. */
export interface PropertyDetails {
  type: PropertyType;
  location: { lat: number; lng: number };
  /** address text, or coordinates */
  localisation: string;
  details: Details;
}

/** An old record has its figures and nothing that explains them: no confidence, hence no banner and no analysis. */
export type ShownEstimation = Partial<EstimationData> & Pick<EstimationData, 'estimation'>;

/** Navigation state of /estimation/results. */
export interface ResultsState {
  propertyDetails: PropertyDetails;
  estimationData?: ShownEstimation;
  error?: { type: 'insufficient_data' } & InsufficientData;
  /** the id of the account they were first shown to, which the results page notes */
  owner?: string;
}

/** The history's state when it is one of ours: a visit by address has none. */
export function readResultsState(state: unknown): ResultsState | null {
  const ours = typeof state === 'object' && state !== null && 'propertyDetails' in state;
  return ours ? (state as ResultsState) : null;
}
