import { placeQueryMaxLength, typedCoordinates, type Place } from '@soumdar/contract';
import { formatCoordinates } from '@soumdar/words/formats';
import type { Language } from '@soumdar/words';
import * as words from '@soumdar/words/map';
import { placeName } from '@soumdar/words/places';
import { useEffect, useMemo, useState } from 'react';
import { searchPlaces } from '../../api/calls.ts';
import { type Position } from '../../position.ts';
import { debounce } from '../../ui/debounce.ts';
import type { ChosenPosition } from './chosen-address.tsx';

const pauseMs = 250;
const shortest = 2;

export interface Found extends ChosenPosition {
  /** in the language of the page */
  name: string;
  detail: string;
  /** in the other language, where that is known */
  otherName: { language: Language; text: string } | null;
  /** slug of its page of prices; absent for coordinates */
  zone?: string | undefined;
}

interface Answer {
  query: string;
  places: Found[];
  failed: boolean;
}

/** `status` is empty when the places speak for themselves. */
export function usePlaceSearch(text: string): { places: Found[]; status: string } {
  const query = placeQuery(text);
  const [answer, setAnswer] = useState<Answer>({ query: '', places: [], failed: false });
  // a link may be longer than a query
  const position = useMemo(() => typedCoordinates(text), [text]);
  const asks = query.length >= shortest && position === null;

  useEffect(() => {
    if (!asks) return undefined;
    const ask = () =>
      searchPlaces(query).then(
        ({ data }) => ({ query, places: data.places.map(foundPlace), failed: false }),
        () => ({ query, places: [], failed: true }),
      );
    return debounce(pauseMs, ask, setAnswer);
  }, [query, asks]);

  // the same array while nothing changes
  const atCoordinates = useMemo(() => (position ? [foundPosition(position)] : []), [position]);
  if (!asks) return { places: atCoordinates, status: '' };
  if (answer.query !== query) return { places: answer.places, status: words.searching };
  return { places: answer.places, status: statusOf(answer) };
}

function foundPlace(place: Place): Found {
  const { kind, name, nameAr, fullNameAr, governorate, governorateAr, postalCode, lat, lng, zone } = place;
  const shown = placeName({ name, nameAr: fullNameAr });
  const inFrench = shown === name;
  const other = inFrench ? nameAr : name;
  return {
    name: shown,
    otherName: other === null ? null : { language: inFrench ? 'ar' : 'fr', text: other },
    detail: words.placeDetail(placeName({ name: governorate, nameAr: governorateAr }), postalCode),
    lat,
    lng,
    placeName: name,
    placeNameAr: fullNameAr,
    precision: kind,
    zone,
  };
}

function foundPosition({ lat, lng }: Position): Found {
  return { name: formatCoordinates(lat, lng), otherName: null, detail: words.latLng, lat, lng };
}

function statusOf({ query, places, failed }: Answer): string {
  if (failed) return words.searchFailed;
  if (places.length > 0) return '';
  return words.noPlaceFor(query);
}

const halfOfAPair = /[\uD800-\uDBFF]$/;

/** The beginning of a long pasted text. @internal */
export function placeQuery(text: string): string {
  return text.trim().slice(0, placeQueryMaxLength).replace(halfOfAPair, '').trimEnd();
}
