import { isAddress, sitePaths } from '@soumdar/contract';
import { shortHash } from '../short-hash.ts';
import { saveAddress } from './map/address-mapping.ts';
import { roundedPosition } from '../position.ts';
import { editedForm, readDraftOf, startDraft } from '../estimation/draft.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { placeQuery } from '../estimation/wizard-place.ts';

/**
 * Fills in all earlier answers.
 * @param replaces the estimate to correct
 */
export function wizardWith(
  {
    type,
    location,
    localisation,
    localisationAr,
    details,
  }: Pick<PropertyDetails, 'type' | 'location' | 'localisation' | 'localisationAr' | 'details'>,
  replaces?: string,
): {
  to: string;
  prefill: () => void;
} {
  const named = isAddress(localisation);
  const { precision } = location;
  const place = {
    adr: named ? shortHash(localisation) : '',
    ...(precision && { precision }),
    ...roundedPosition(location),
  };
  return {
    to: `${sitePaths.estimation}${placeQuery(place)}`,
    prefill() {
      if (named) saveAddress(localisation, localisationAr);
      startDraft(place, editedForm(readDraftOf(place), type, details), replaces);
    },
  };
}
