import { useEffect, useState } from 'react';
import { reverseGeocode } from '../../api/calls.ts';
import { afterPause } from './after-pause.ts';
import { coordinatesText, type Position } from './tunisia.ts';

/** A position set on the map, with the name of the place when the search gave it. */
export interface ChosenPosition extends Position {
  placeName?: string;
}

const settleMs = 300;

/** The words for a position: its place's name, else the address found for it; its coordinates until or unless found. */
export function useAddress(chosen: ChosenPosition | null): { text: string; searching: boolean } {
  const [found, setFound] = useState<{ chosen: ChosenPosition; text: string }>();

  useEffect(() => {
    if (!chosen || chosen.placeName) return undefined;
    const ask = () =>
      reverseGeocode(chosen.lat, chosen.lng).then(
        (answer) => answer.display_name,
        () => coordinatesText(chosen),
      );
    return afterPause(settleMs, ask, (text) => setFound({ chosen, text }));
  }, [chosen]);

  if (!chosen) return { text: '', searching: false };
  if (chosen.placeName) return { text: chosen.placeName, searching: false };
  if (found?.chosen === chosen) return { text: found.text, searching: false };
  return { text: coordinatesText(chosen), searching: true };
}
