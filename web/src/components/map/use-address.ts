import { useEffect, useState } from 'react';
import { reverseGeocode } from '../../api/calls.ts';
import { coordinatesText, type Position } from '../../position.ts';
import { debounce } from '../../ui/debounce.ts';

/** A position set on the map, with the name of the place when the search gave it. */
export interface ChosenPosition extends Position {
  placeName?: string;
}

const settleMs = 300;

export interface AddressOfPosition {
  /** what to keep: the coordinates until and unless the address is known */
  text: string;
  state: 'searching' | 'known' | 'unknown';
}

/** The words for a position: its place's name, else the address found for it. */
export function useAddress(chosen: ChosenPosition | null): AddressOfPosition | null {
  const [answer, setAnswer] = useState<{ chosen: ChosenPosition; found: string | null }>();

  useEffect(() => {
    if (!chosen || chosen.placeName) return undefined;
    const ask = () =>
      reverseGeocode(chosen.lat, chosen.lng).then(
        ({ display_name }) => display_name,
        () => null,
      );
    return debounce(settleMs, ask, (found) => setAnswer({ chosen, found }));
  }, [chosen]);

  if (!chosen) return null;
  const answered = answer?.chosen === chosen;
  const known = chosen.placeName ?? (answered ? answer.found : null);
  if (known) return { text: known, state: 'known' };
  return { text: coordinatesText(chosen), state: answered ? 'unknown' : 'searching' };
}
