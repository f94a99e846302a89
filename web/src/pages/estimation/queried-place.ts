import { useEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { clearStaleAddresses, lookUpAddress } from '../../components/map/address-mapping.ts';
import { readDraftPlace } from '../../estimation/draft.ts';
import { placeQuery, queriedPlace, type WizardPlace } from '../../estimation/wizard-place.ts';
import { coordinatesText, type Position } from '../../position.ts';

/** Its address is the stored one, else its coordinates. */
export interface QueriedPlace extends Position {
  address: string;
  /** null where the query names no usable position, and the fallback is used */
  chosen: WizardPlace | null;
}

export function useQueriedPlace(): QueriedPlace {
  const { search } = useLocation();
  const chosen = useMemo(() => queriedPlace(new URLSearchParams(search)), [search]);
  const { lat, lng } = chosen ?? fallbackPosition;
  const hash = chosen?.adr;
  useEffect(clearStaleAddresses, []);
  // once: the address stays even if it expires from storage meanwhile
  const address = useMemo(
    () => (hash && lookUpAddress(hash)) || coordinatesText({ lat, lng }),
    [hash, lat, lng],
  );
  return { lat, lng, address, chosen };
}

/** The map starts here without a usable position. */
const fallbackPosition: Position = { lat: 36.862118, lng: 10.280904 };

/**
 * After the pin moved, Back reaches entries that name the former place, while the answers belong to the
 * confirmed one. Returns the query they should have; null where it is right.
 */
export function useMovedPlace({ chosen }: QueriedPlace): string | null {
  const { key } = useLocation();
  // an address typed or followed from elsewhere is meant
  const cameBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const confirmed = cameBack ? readDraftPlace() : null;
  if (!confirmed) return null;
  const query = placeQuery(confirmed);
  return chosen && placeQuery(chosen) === query ? null : query;
}
