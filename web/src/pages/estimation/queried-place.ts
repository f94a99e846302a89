import { isInTunisia } from '@soumdar/contract';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { clearStaleAddresses, lookUpAddress } from '../../components/map/address-mapping.ts';
import { coordinatesText, roundedPosition, type Position } from '../../position.ts';

export interface QueriedPlace extends Position {
  address: string;
  /** false where the query names no usable position, and the fallback stands for one */
  chosen: boolean;
}

/** The place a page's query names: its position, and the address kept for it, else its coordinates. */
export function useQueriedPlace(): QueriedPlace {
  const [query] = useSearchParams();
  const position = readPosition(query);
  const { lat, lng } = position ?? fallbackPosition;
  const hash = query.get('adr');
  useEffect(clearStaleAddresses, []);
  // looked up once: the address stays when its hour of storage ends while the page is open
  const address = useMemo(
    () => (hash && lookUpAddress(hash)) || coordinatesText({ lat, lng }),
    [hash, lat, lng],
  );
  return { lat, lng, address, chosen: position !== null };
}

/** Where the wizard stands when its address names no usable position. */
const fallbackPosition: Position = { lat: 36.862118, lng: 10.280904 };

/** The position in the query; null when it is missing, no number, or outside Tunisia. @internal */
export function readPosition(query: URLSearchParams): Position | null {
  const lat = Number(query.get('lat') || Number.NaN);
  const lng = Number(query.get('lng') || Number.NaN);
  return isInTunisia({ lat, lng }) ? roundedPosition({ lat, lng }) : null;
}
