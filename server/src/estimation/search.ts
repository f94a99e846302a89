import { propertyTypes } from '@soumdar/contract';
import { foldText, type EstimationSearch } from '@soumdar/db';
import { searchPlaces } from '@soumdar/listings';
import { propertyTypeLabels } from '@soumdar/words/labels';

/** How the site names a position without an address: 'près de La Marsa'. */
const nearby = /^pres (de |du |des |d['’])/;
const mostPlaces = 8;

/** What is looked for among the estimates of an account; undefined for nothing. */
export function readSearch(q = ''): EstimationSearch | undefined {
  const text = foldText(q).trim();
  if (text === '') return undefined;
  const place = text.replace(nearby, '');
  return {
    words: text.split(/\s+/).map((word) => ({ text: word, types: typesCalled(word) })),
    places: searchPlaces(place, mostPlaces).filter(({ name }) => isCalled(name, place)),
  };
}

/** True where the name itself, without the area that follows it, holds the text: what only sounds like it was not asked for. */
const isCalled = (name: string, text: string) => foldText(name.split(',')[0]!).includes(text);

function typesCalled(word: string) {
  return propertyTypes.filter((type) => foldText(propertyTypeLabels[type]).startsWith(word));
}
