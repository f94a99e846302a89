import { typedCoordinates, type EstimationData, type Explanation, type Location } from '@soumdar/contract';
import { arabicName, arabicPlaceText } from '@soumdar/listings';

/** What of an answer names places; old records lack some. */
interface NamesPlaces {
  comparables?: EstimationData['comparables'] | null | undefined;
  explanation?: EstimationData['explanation'] | null | undefined;
  coverage?: EstimationData['coverage'];
}

/** Adds to each name of a place its Arabic one. Old records have them too, as none is stored. */
export function withArabicNames<Answer extends NamesPlaces>(answer: Answer, near: Location): Answer {
  const { comparables, explanation, coverage } = answer;
  return {
    ...answer,
    ...(comparables && {
      comparables: {
        ...comparables,
        sale: withLocalities(comparables.sale, near),
        rent: withLocalities(comparables.rent, near),
        ...(comparables.places && {
          places: {
            sale: withLocalities(comparables.places.sale, near),
            rent: withLocalities(comparables.places.rent, near),
          },
        }),
      },
    }),
    ...(explanation && {
      explanation: {
        sale: explanation.sale && withPlace(explanation.sale, near),
        rent: explanation.rent && withPlace(explanation.rent, near),
      },
    }),
    ...(coverage && {
      coverage: {
        ...coverage,
        ...named('townAr', arabicName(coverage.town, near)),
        ...named('quarterAr', coverage.quarter && arabicName(coverage.quarter, near)),
      },
    }),
  };
}

/** Of what is stored as the place of a property: its Arabic text, unless it is an address or coordinates. */
export function localisationInArabic(localisation: string, near: Location): { localisationAr?: string } {
  const isPosition = typedCoordinates(localisation) !== null;
  return named('localisationAr', isPosition ? undefined : arabicPlaceText(localisation, near));
}

const withLocalities = <Item extends { locality: string; lat?: number; lng?: number }>(
  items: Item[],
  near: Location,
): Item[] =>
  items.map((item) => {
    const at = item.lat === undefined || item.lng === undefined ? near : { lat: item.lat, lng: item.lng };
    return { ...item, ...named('localityAr', arabicName(item.locality, at)) };
  });

function withPlace(explanation: Explanation, near: Location): Explanation {
  const { place } = explanation;
  if (!place) return explanation;
  const names = {
    ...named('nameAr', arabicName(place.name, near)),
    ...named('townAr', arabicName(place.town, near)),
  };
  return { ...explanation, place: { ...place, ...names } };
}

function named<Field extends string>(field: Field, name: string | undefined): { [F in Field]?: string } {
  return (name === undefined ? {} : { [field]: name }) as { [F in Field]?: string };
}
