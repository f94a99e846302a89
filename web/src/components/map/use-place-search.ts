import type { Place } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { searchPlaces } from '../../api/calls.ts';
import { afterPause } from './after-pause.ts';

const pauseMs = 250;
const shortest = 2;

interface Answer {
  query: string;
  places: Place[];
  failed: boolean;
}

/** Places for what is typed, and what to say of the search; empty when the places speak for themselves. */
export function usePlaceSearch(text: string): { places: Place[]; status: string } {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer>({ query: '', places: [], failed: false });

  useEffect(() => {
    if (query.length < shortest) return undefined;
    const ask = () =>
      searchPlaces(query).then(
        ({ data }) => ({ query, places: data.places, failed: false }),
        () => ({ query, places: [], failed: true }),
      );
    return afterPause(pauseMs, ask, setAnswer);
  }, [query]);

  if (query.length < shortest) return { places: [], status: '' };
  if (answer.query !== query) return { places: answer.places, status: 'Recherche en cours…' };
  return { places: answer.places, status: statusOf(answer) };
}

function statusOf({ query, places, failed }: Answer): string {
  if (failed) return 'La recherche ne répond pas. Cliquez sur la carte pour placer votre bien.';
  if (places.length > 0) return '';
  return `Aucun lieu trouvé pour « ${query} ». Essayez une ville ou un quartier voisin.`;
}
