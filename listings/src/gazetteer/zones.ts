import { countrySlug, type ZonePlace, type ZoneTree } from '@soumdar/engine';
import { gazetteer, readData, type GazetteerPlace, type Point } from './gazetteer.ts';
import { kmBetween } from './geography.ts';
import { governoratesInArabic } from './governorates.ts';
import { nameKey } from './names.ts';

export type ZoneLevel = 'country' | 'governorate' | 'town' | 'neighbourhood';

export interface Zone extends ZonePlace, Point {
  /** Beneath `/prix-immobilier`: 'tunis', 'tunis/la-marsa'. */
  slug: string;
  name: string;
  nameAr: string | undefined;
  level: ZoneLevel;
}

/** تونس alone is its chief town, or that one's governorate. */
const countryInArabic = 'البلاد التونسية';
const middleOfCountry = { lat: 35.4, lng: 9.8 };
/** A position this near a neighbourhood's centre lies in it; others lie in a town. */
const neighbourhoodKm = 1;
/** Neighbourhoods of one name this close together are one. */
const samePlaceKm = 5;
/** Neighbourhoods with centres this close are one under two names. */
const samePointKm = 0.05;

interface Built {
  tree: ZoneTree<Zone>;
  neighbourhoods: Zone[];
}

let built: Built | undefined;

/**
 * From `data/gazetteer.csv`. A neighbourhood belongs to the town of most of its advertisements
 * (`data/neighbourhood-towns.csv`), or to the nearest.
 */
export const zoneTree = (): ZoneTree<Zone> => zonesOfGazetteer().tree;

/**
 * The centre of the neighbourhood in which a position lies; else the position. Advertisements and properties stand
 * there, so that no step inside a neighbourhood moves a price.
 */
export function quarterAt(point: Point): Point {
  const { lat, lng } = neighbourhoodAround(point, zonesOfGazetteer().neighbourhoods) ?? point;
  return { lat, lng };
}

const zonesOfGazetteer = () => (built ??= buildZones());

function neighbourhoodAround(point: Point, neighbourhoods: readonly Zone[]): Zone | undefined {
  const nearest = nearestTo(point, neighbourhoods);
  return nearest && nearest.km <= neighbourhoodKm ? nearest.place : undefined;
}

function buildZones(): Built {
  const zones = new Map<string, Zone>();
  const add = (zone: Zone) => zones.set(zone.slug, zone);
  add({
    slug: countrySlug,
    parent: null,
    name: 'Tunisie',
    nameAr: countryInArabic,
    level: 'country',
    ...middleOfCountry,
  });
  const towns = placesOf('delegation');
  for (const [name, inside] of Map.groupBy(towns, ({ governorate }) => governorate)) {
    add({
      slug: slugOf(name),
      parent: countrySlug,
      name,
      nameAr: governoratesInArabic[name],
      level: 'governorate',
      ...middleOf(inside),
    });
  }
  for (const town of towns) add(townZone(town));
  const postal = placesOf('postal').filter(({ delegation }) => delegation !== null);
  const townAround = (point: Point, governorate?: string) =>
    townZone(
      nearestTo(
        point,
        postal.filter((place) => !governorate || place.governorate === governorate),
      )!.place,
    ).slug;
  const named = new Map(
    readData<{ neighbourhood: string; town: string }>('neighbourhood-towns.csv').map((row) => [
      row.neighbourhood,
      row.town,
    ]),
  );
  const neighbourhoods = distinctNeighbourhoods().flatMap((place): Zone[] => {
    const zone = neighbourhoodZone(place, zones);
    if (zones.has(zone.slug)) return [];
    // a town stands at its centre, not in the middle of its land
    if (zone.parent !== null) Object.assign(zones.get(zone.parent)!, { lat: zone.lat, lng: zone.lng });
    zone.parent ??= named.get(zone.slug) ?? townAround(place, place.governorate);
    add(zone);
    return [zone];
  });
  const known = new Map<string, string>();
  const zoneOf = (point: Point) => neighbourhoodAround(point, neighbourhoods)?.slug ?? townAround(point);
  const tree: ZoneTree<Zone> = {
    zones,
    zoneAt(point) {
      const key = `${point.lat} ${point.lng}`;
      const slug = known.get(key) ?? zoneOf(point);
      if (known.size >= mostKnown) known.clear();
      known.set(key, slug);
      return slug;
    },
  };
  return { tree, neighbourhoods };
}

/** Advertisements stand at a few hundred places, but visitors anywhere. */
const mostKnown = 10_000;

function townZone({ governorate, delegation, nameAr, lat, lng }: GazetteerPlace): Zone {
  const name = delegation!;
  return {
    slug: `${slugOf(governorate)}/${slugOf(name)}`,
    parent: slugOf(governorate),
    name,
    nameAr: nameAr ?? undefined,
    level: 'town',
    lat,
    lng,
  };
}

/** Of the neighbourhood that has the name of its town. */
export const centreOf = (town: string) => `${town} centre`;

/** With the name of its town, or of a chief town, it is the town's centre. */
function neighbourhoodZone(
  { governorate, name, nameAr, lat, lng }: GazetteerPlace,
  zones: ReadonlyMap<string, Zone>,
): Zone {
  const slug = `${slugOf(governorate)}/${slugOf(name)}`;
  const isOfTown = zones.get(slug)?.level === 'town';
  const isCentre = isOfTown || slugOf(name) === slugOf(governorate);
  return {
    slug: isOfTown ? `${slug}-centre` : slug,
    parent: isOfTown ? slug : null,
    name: isCentre ? centreOf(name) : name,
    nameAr: nameAr === null ? undefined : isCentre ? `${nameAr} وسط المدينة` : nameAr,
    level: 'neighbourhood',
    lat,
    lng,
  };
}

/** 'Nabeul' and 'Nabeul Centre' are one place. */
function distinctNeighbourhoods(): GazetteerPlace[] {
  const distinct: (GazetteerPlace & { key: string })[] = [];
  for (const place of placesOf('neighbourhood')) {
    const name = place.name.replace(/ (centre-ville|centre|ville)$/i, '');
    const key = nameKey(name);
    const isKnown = distinct.some((other) => {
      const km = kmBetween(other, place);
      return km <= samePointKm || (other.key === key && km <= samePlaceKm);
    });
    if (!isKnown) distinct.push({ ...place, name, key });
  }
  return distinct;
}

function placesOf(kind: GazetteerPlace['kind']): GazetteerPlace[] {
  return gazetteer().filter((place) => place.kind === kind);
}

function nearestTo<Place extends Point>(point: Point, places: readonly Place[]) {
  let nearest: { place: Place; km: number } | undefined;
  for (const place of places) {
    const km = kmBetween(point, place);
    if (!nearest || km < nearest.km) nearest = { place, km };
  }
  return nearest;
}

function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
}

export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
