import type { ComparableItem, ComparablePlace, Explanation, Location, SharedAnswer } from '@soumdar/contract';
import { matchLimits } from '@soumdar/engine';
import { arabicName, zoneTree, type Zone } from '@soumdar/listings';
import { wordsIn, type Language } from '@soumdar/words';

type Comparables = NonNullable<SharedAnswer['comparables']>;

/**
 * What holds wherever the property is in the cell that rounds to its shared position: no quarter is named as its
 * own in which it may not be. Links of before were stored with the quarter of the middle.
 */
export function ofWholeCell(answer: Omit<SharedAnswer, 'localisation'>): SharedAnswer {
  const { location, coverage, comparables, explanation } = answer;
  const zone = zoneOfCell(location);
  const named = { ...answer, ...localisationOf(location, zone, coverage?.town) };
  if (zone?.level === 'neighbourhood') return named;
  return {
    ...named,
    ...(comparables && { comparables: withoutOwnQuarter(comparables) }),
    ...(explanation && {
      explanation: {
        sale: explanation.sale && withoutQuarter(explanation.sale, zone),
        rent: explanation.rent && withoutQuarter(explanation.rent, zone),
      },
    }),
  };
}

/** Some 100 m apart, from one edge of the cell to the other. */
const steps = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((step) => step / 1000);

/** The one quarter of the cell, else its one town. */
function zoneOfCell({ lat, lng }: Location): Zone | undefined {
  const tree = zoneTree();
  const { zones } = tree;
  const slugs = steps.flatMap((north) =>
    steps.map((east) => tree.zoneAt({ lat: lat + north, lng: lng + east })),
  );
  const [zone, ...otherZones] = new Set(slugs);
  if (otherZones.length === 0) return zones.get(zone!);
  const townOf = (slug: string) => (zones.get(slug)!.level === 'town' ? slug : zones.get(slug)!.parent!);
  const [town, ...otherTowns] = new Set(slugs.map(townOf));
  return otherTowns.length === 0 ? zones.get(town!) : undefined;
}

/** 'La Soukra (Ariana)', 'Tozeur', 'près de Cité El Wafa (Tunis)'; `town` is all that its owner told. */
function localisationOf(location: Location, zone: Zone | undefined, town: string | undefined) {
  const tree = zoneTree();
  const textIn = (language: Language) => {
    const { nearPlaceText, placeName } = wordsIn(language).places;
    if (town !== undefined) return placeName({ name: town, nameAr: arabicName(town, location) });
    const shown = zone ?? tree.zones.get(tree.zoneAt(location))!;
    const governorate = tree.zones.get(shown.slug.split('/')[0]!)!;
    const [name, around] = [placeName(shown), placeName(governorate)];
    const text = name === around ? name : `${name} (${around})`;
    return zone ? text : nearPlaceText(text);
  };
  return { localisation: textIn('fr'), localisationAr: textIn('ar') };
}

/** As of a property of which only the town is known. */
function withoutOwnQuarter({ sale, rent, places, ...others }: Comparables): Comparables {
  return {
    ...others,
    sale: sale.map(unplaced),
    rent: rent.map(unplaced),
    ...(places && { places: { sale: places.sale.map(notOwn), rent: places.rent.map(notOwn) } }),
  };
}

function unplaced(item: ComparableItem): ComparableItem {
  const { likenesses, likeness } = item;
  return {
    ...item,
    ...(likenesses && { likenesses: likenesses.filter((reason) => reason !== 'same_place') }),
    ...(likeness === 'strong' && { likeness: 'fair' }),
  };
}

const notOwn = (place: ComparablePlace): ComparablePlace => ({
  ...place,
  distance: Math.max(matchLimits.samePlaceKm, Number(place.distance)).toFixed(1),
  ...(Number(place.distance) === 0 && { atMiddle: true as const }),
});

/**
 * The effect of one quarter would be undone by `rest`: it becomes part of it, or of the start where the cell has
 * several towns.
 */
function withoutQuarter(explanation: Explanation, town: Zone | undefined): Explanation {
  const { place, typicalPrice, effects, rest = 0, ...others } = explanation;
  if (!place) return explanation;
  const ofQuarter = effects.find(({ factor }) => factor === 'place')?.amount ?? 0;
  const left = rest + (town ? ofQuarter : 0);
  return {
    ...others,
    ...(town && { place: { name: town.name, town: town.name } }),
    typicalPrice: town ? typicalPrice : typicalPrice + ofQuarter,
    effects: effects.filter(({ factor }) => factor !== 'place'),
    ...(left !== 0 && { rest: left }),
  };
}
