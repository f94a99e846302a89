import type {
  ContactTime,
  Details,
  EstimationRequest,
  InsufficientData,
  ProjectAnswers,
  PropertyLocation,
  PropertyType,
} from '@soumdar/contract';
import type { ShownEstimation } from '@soumdar/views';

/** Survives a reload in the history's state. */
export interface PropertyDetails {
  type: PropertyType;
  location: PropertyLocation;
  /** for others the property is somewhere around `location` */
  isCoarse?: boolean;
  /** address text, or coordinates */
  localisation: string;
  /** where all of it is names of places */
  localisationAr?: string | undefined;
  details: Details;
  /** absent from older states */
  answers?: ProjectAnswers | undefined;
}

export function toRequest({
  type,
  location,
  localisation,
  details,
  answers,
}: PropertyDetails): EstimationRequest {
  return { type, location, localisation, ...answers, details };
}

export interface SavedEstimate {
  propertyDetails: PropertyDetails;
  estimationData: ShownEstimation;
}

/** Navigation state of /estimation/results. */
export interface ResultsState {
  propertyDetails: PropertyDetails;
  estimationData?: ShownEstimation;
  error?: { type: 'insufficient_data' } & InsufficientData;
  /** the saved estimate from which an unsaved one is refined */
  refinedFrom?: SavedEstimate | undefined;
  /** another estimate already corrects the saved one */
  replaced?: true | undefined;
  toPrint?: true;
  /** id of the only account that may see them */
  owner?: string | undefined;
  /** `dueAt`: ISO 8601 UTC; undefined where nobody can promise it */
  expertAsked?: { slot: ContactTime; dueAt: string | undefined };
}

/** A page open during a release holds an estimate in the API's own names. */
function isOfBefore(state: object): boolean {
  const { estimationData, error } = state as Partial<ResultsState>;
  return Boolean(
    (estimationData?.comparables && !('sale' in estimationData.comparables)) ||
    (error && !('found' in error)),
  );
}

/** null for a visit by address, which has no state */
export function readResultsState(state: unknown): ResultsState | null {
  const ours = typeof state === 'object' && state !== null && 'propertyDetails' in state;
  return ours && !isOfBefore(state) ? (state as ResultsState) : null;
}
