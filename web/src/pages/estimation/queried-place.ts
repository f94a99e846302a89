import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { clearStaleAddresses, lookUpAddress } from '../../components/map/address-mapping.ts';
import { coordinatesText, type Position } from '../../position.ts';
import { readPosition } from './position.ts';

/** The place a page's query names: its position, and the address kept for it, else its coordinates. */
export function useQueriedPlace(): Position & { address: string } {
  const [query] = useSearchParams();
  const { lat, lng } = readPosition(query);
  const hash = query.get('adr');
  useEffect(clearStaleAddresses, []);
  // looked up once: an address must not change under a visitor whose hour ends meanwhile
  const address = useMemo(
    () => (hash && lookUpAddress(hash)) || coordinatesText({ lat, lng }),
    [hash, lat, lng],
  );
  return { lat, lng, address };
}
