import type {
  ContactTime,
  Details,
  EstimationRequest,
  InsufficientData,
  ProjectAnswers,
  PropertyType,
} from '@soumdar/contract';
import type { ShownEstimation } from '@soumdar/views';

/** What the results page says of the property; survives a reload in the history's state. */
export interface PropertyDetails {
  type: PropertyType;
  location: { lat: number; lng: number };
  /** true where others see it: the property is somewhere around `location` */
  isCoarse?: boolean;
  /** address text, or coordinates */
  localisation: string;
  details: Details;
  /** what the wizard asked beside the property; absent from what was kept before */
  answers?: ProjectAnswers | undefined;
}

/** The property as calls take it, with all that the wizard was told of it. */
export function toRequest({
  type,
  location,
  localisation,
  details,
  answers,
}: PropertyDetails): EstimationRequest {
  return { type, location, localisation, ...answers, details };
}

/** An estimate of the dashboard. */
export interface SavedEstimate {
  propertyDetails: PropertyDetails;
  estimationData: ShownEstimation;
}

/** Navigation state of /estimation/results. */
export interface ResultsState {
  propertyDetails: PropertyDetails;
  estimationData?: ShownEstimation;
  error?: { type: 'insufficient_data' } & InsufficientData;
  /** the kept estimate that the one shown is refined from, where that is not kept itself */
  refinedFrom?: SavedEstimate | undefined;
  /** another estimate corrects the kept one already */
  replaced?: true | undefined;
  /** it is opened to be printed */
  toPrint?: true;
  /** the id of the account they are shown to, and to no other */
  owner?: string | undefined;
  /** the manual request that was made from here, and by when an expert answers it, ISO 8601 UTC; undefined where nobody can promise it */
  expertAsked?: { slot: ContactTime; dueAt: string | undefined };
}

/** A page that was open while the site was replaced holds an estimate in the API's own names. */
function isOfBefore(state: object): boolean {
  const { estimationData, error } = state as Partial<ResultsState>;
  return Boolean(
    (estimationData?.comparables && !('sale' in estimationData.comparables)) ||
    (error && !('found' in error)),
  );
}

/** The history's state when it is one of ours: a visit by address has none. */
export function readResultsState(state: unknown): ResultsState | null {
  const ours = typeof state === 'object' && state !== null && 'propertyDetails' in state;
  return ours && !isOfBefore(state) ? (state as ResultsState) : null;
}
