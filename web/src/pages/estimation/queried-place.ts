import { useEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { clearStaleAddresses, lookUpAddress } from '../../components/map/address-mapping.ts';
import { readDraftPlace } from '../../estimation/draft.ts';
import { placeQuery, queriedPlace, type WizardPlace } from '../../estimation/wizard-place.ts';
import { coordinatesText, type Position } from '../../position.ts';

/** The place a page's query names: its position, and the address kept for it, else its coordinates. */
export interface QueriedPlace extends Position {
  address: string;
  /** null where the query names no usable position, and the fallback stands for one */
  chosen: WizardPlace | null;
}

export function useQueriedPlace(): QueriedPlace {
  const { search } = useLocation();
  const chosen = useMemo(() => queriedPlace(new URLSearchParams(search)), [search]);
  const { lat, lng } = chosen ?? fallbackPosition;
  const hash = chosen?.adr;
  useEffect(clearStaleAddresses, []);
  // looked up once: the address stays when its hour of storage ends while the page is open
  const address = useMemo(
    () => (hash && lookUpAddress(hash)) || coordinatesText({ lat, lng }),
    [hash, lat, lng],
  );
  return { lat, lng, address, chosen };
}

/** Where the wizard's map stands when its address names no usable position. */
const fallbackPosition: Position = { lat: 36.862118, lng: 10.280904 };

/**
 * The query that an entry of the history should have where it names the place from before the pin was moved, as an
 * earlier step does: the answers are those of the place that was confirmed since. Null where it names the right one.
 */
export function useMovedPlace({ chosen }: QueriedPlace): string | null {
  const { key } = useLocation();
  // an address that was typed, or followed from elsewhere, means what it says
  const cameBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const confirmed = cameBack ? readDraftPlace() : null;
  if (!confirmed) return null;
  const query = placeQuery(confirmed);
  return chosen && placeQuery(chosen) === query ? null : query;
}
