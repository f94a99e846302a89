import { gazetteer, placeKinds, type GazetteerPlace, type Point } from './gazetteer.ts';
import { governoratesInArabic } from './governorates.ts';
import { nameKey } from './names.ts';
import { isNear } from './geography.ts';

/** A source's names; any may be empty or missing. */
export interface PlaceNames {
  governorate?: string | undefined;
  city?: string | undefined;
  locality?: string | undefined;
}

/** Within it namesakes are one place. */
const samePlaceKm = 5;
/** Sources may put a neighbourhood this near the chief town across the governorate's border. */
const acrossBorderKm = 15;

let places: Map<string, GazetteerPlace[]> | undefined;

/**
 * Tries the finest name first; for each, a neighbourhood, a postal locality (or postal code), then a
 * delegation, in the stated governorate or the city's. The city decides between namesakes. Undefined without
 * a match or with distant namesakes; a governorate alone is too coarse.
 */
export function locate({ governorate, city, locality }: PlaceNames): GazetteerPlace | undefined {
  const wanted = governorateKey(governorate ?? '') || governorateOf(city);
  for (const name of [locality, city]) {
    const namesakes = placesNamed(name);
    const inside = wanted ? namesakes.filter((place) => nameKey(place.governorate) === wanted) : namesakes;
    const found = settle(inside, city) ?? nearChiefTown(namesakes, wanted);
    if (found) return found;
  }
  return undefined;
}

/** Chooses among namesakes of one governorate. */
function settle(namesakes: GazetteerPlace[], city: string | undefined): GazetteerPlace | undefined {
  for (const kind of placeKinds) {
    const ofKind = namesakes.filter((place) => place.kind === kind);
    if (ofKind.length === 0) continue;
    const ofCity = ofKind.filter((place) => nameKey(place.delegation ?? '') === nameKey(city ?? ''));
    const meant = [ofKind, ofCity].find(areOnePlace);
    if (meant) return meant[0];
  }
  return undefined;
}

function nearChiefTown(namesakes: GazetteerPlace[], governorate: string): GazetteerPlace | undefined {
  const chiefTown = placesNamed(governorate)[0];
  if (!chiefTown) return undefined;
  const near = namesakes.filter(
    (place) => place.kind === 'neighbourhood' && isNear(place, chiefTown, acrossBorderKm),
  );
  return areOnePlace(near) ? near[0] : undefined;
}

/** '' for several governorates or none. */
function governorateOf(city: string | undefined): string {
  const governorates = new Set(placesNamed(city).map((place) => nameKey(place.governorate)));
  return governorates.size === 1 ? [...governorates][0]! : '';
}

function areOnePlace(points: Point[]): boolean {
  const first = points[0];
  return first !== undefined && points.every((point) => isNear(first, point, samePlaceKm));
}

function placesNamed(name: string | undefined): GazetteerPlace[] {
  places ??= indexByName();
  return (name && places.get(townKey(name))) || [];
}

function indexByName(): Map<string, GazetteerPlace[]> {
  const index = new Map<string, GazetteerPlace[]>();
  for (const place of gazetteer()) {
    const keys = new Set(
      [place.locality, place.name, place.nameAr ?? '', place.postalCode ?? ''].map(townKey),
    );
    keys.delete('');
    for (const key of keys) index.set(key, [...(index.get(key) ?? []), place]);
  }
  return index;
}

/** 'Mahdia Ville' and 'Sousse Centre Ville' are Mahdia and Sousse. */
function townKey(name: string): string {
  const key = nameKey(name);
  return key.replace(/(centre)?vile$/, '') || key;
}

const latinKeys = new Map(
  Object.entries(governoratesInArabic).map(([latin, arabic]) => [nameKey(arabic), nameKey(latin)]),
);

/** French or Arabic, with or without 'Gouvernorat de' or 'ولاية'. */
function governorateKey(name: string): string {
  const key = nameKey(name.replace(/^\s*(gouvernorat|ولاية)\s/i, ''));
  return latinKeys.get(key) ?? key;
}
