import { propertyTypes, sitePaths } from '@soumdar/contract';
import { Link } from 'react-router';
import { addressHash, keepAddress } from '../../components/map/address-mapping.ts';
import { editedForm, keepDraft, readDraft } from '../../estimation/draft.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { isAddress } from '../../position.ts';

/** Back to the wizard, with all that was said of this property already in it. */
export function EditLink({ property }: { property: PropertyDetails }) {
  const { type, location, localisation, details } = property;
  // a type this site does not know has no form either
  if (!propertyTypes.includes(type)) return null;
  const named = isAddress(localisation, location);
  const query = new URLSearchParams({
    ...(named ? { adr: addressHash(localisation) } : {}),
    lat: String(location.lat),
    lng: String(location.lng),
  });
  const prefill = () => {
    if (named) keepAddress(localisation);
    keepDraft(location, editedForm(readDraft(location), type, details));
  };
  return (
    <Link
      to={`${sitePaths.estimation}?${query}`}
      onClick={prefill}
      className="-mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea underline print:hidden"
    >
      Modifier le bien
    </Link>
  );
}
