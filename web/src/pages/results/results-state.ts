import type { Details, EstimationData, InsufficientData, PropertyType } from '@soumdar/contract';

/** What the results page says of the property; survives a reload in the history's state. */
export interface PropertyDetails {
  type: PropertyType;
  location: { lat: number; lng: number };
  /** address text, or coordinates */
  localisation: string;
  details: Details;
}

/**
 * Navigation state of /estimation/results. `estimationData` without confidence (an old record) shows its figures, no
 * banner and no analysis.
 */
export interface ResultsState {
  propertyDetails: PropertyDetails;
  estimationData?: Partial<EstimationData> & Pick<EstimationData, 'estimation'>;
  error?: { type: 'insufficient_data' } & InsufficientData;
}
