import type { ContactMethod, ContactTime, ManualRequest } from '@soumdar/contract';
import type { PropertyDetails } from '../../../estimation/results-state.ts';

/** What the dialog asks. */
export interface ManualChoices {
  preferred_contact_method: ContactMethod;
  preferred_contact_time: ContactTime;
}

export const toManualRequest = (
  { type, location, localisation, details }: PropertyDetails,
  choices: ManualChoices,
): ManualRequest => ({ type, location, localisation, details, ...choices });
