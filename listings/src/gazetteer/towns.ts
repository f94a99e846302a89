import { pointKey, type GazetteerPlace, type Point } from './gazetteer.ts';
import { kmBetween } from './geography.ts';
import { distinctPlaces, isCity, isTown } from './place-index.ts';
import { centreOf, slugOf, zoneTree, type Zone } from './zones.ts';

/** What people mean by the name of a town: a delegation, or several of a city. */
export interface Town {
  name: string;
  nameAr: string | undefined;
  /** Undefined for several delegations, which have no page together. */
  zone: Zone | undefined;
  /** By name. */
  neighbourhoods: Zone[];
  /** Where advertisements stand that name the town alone. */
  centre: Zone | undefined;
  isInside: (point: Point) => boolean;
}

/** Delegations of Tunis are not named after it; these have their centres in the town. */
const chiefTownKm = 5;

/** Zones of a town, by slug. */
interface TownZones {
  name: string;
  nameAr: string | undefined;
  slugs: string[];
}

let byPoint: Map<string, TownZones> | undefined;
const known = new Map<string, Town>();

/** The town that the search finds at this point; elsewhere the one around it. */
export function townAt(point: Point): Town {
  byPoint ??= zonesByPoint();
  const found = byPoint.get(pointKey(point)) ?? zonesAround(point);
  const key = found.slugs.join(' ');
  const town = known.get(key) ?? townOf(found);
  known.set(key, town);
  return town;
}

function zonesAround(point: Point): TownZones {
  const tree = zoneTree();
  const { zones } = tree;
  const zone = zones.get(tree.zoneAt(point))!;
  const town = zone.level === 'neighbourhood' ? zones.get(zone.parent!)! : zone;
  return { name: town.name, nameAr: town.nameAr, slugs: [town.slug] };
}

/** Of several at one point, the largest: cities, delegations, then localities at the point of their town. */
function zonesByPoint(): Map<string, TownZones> {
  const found = new Map<string, TownZones>();
  const rank = (group: readonly GazetteerPlace[]) => (group.some(isCity) ? 0 : group[0]!.atTown ? 2 : 1);
  for (const group of distinctPlaces()
    .filter(isTown)
    .sort((one, other) => rank(one) - rank(other))) {
    const zones = zonesOf(group);
    const key = pointKey(group[0]!);
    if (zones && !found.has(key)) found.set(key, zones);
  }
  return found;
}

function zonesOf(group: readonly GazetteerPlace[]): TownZones | undefined {
  const city = group.find(isCity);
  if (city && !group.some(({ kind }) => kind === 'delegation')) return zonesOfCity(city);
  const { governorate, delegation } =
    group.find(({ kind }) => kind === 'delegation') ?? group.find(({ atTown }) => atTown)!;
  if (delegation === null) return undefined;
  const slug = `${slugOf(governorate)}/${slugOf(delegation)}`;
  return { name: delegation, nameAr: zoneTree().zones.get(slug)?.nameAr, slugs: [slug] };
}

function zonesOfCity(city: GazetteerPlace): TownZones | undefined {
  const ofGovernorate = [...zoneTree().zones.values()].filter(
    ({ level, parent }) => level === 'town' && parent === slugOf(city.governorate),
  );
  const named = ofGovernorate.filter(({ name }) => name.startsWith(city.name));
  const inside =
    named.length > 0 ? named : ofGovernorate.filter((zone) => kmBetween(city, zone) <= chiefTownKm);
  return inside.length > 0
    ? { name: city.name, nameAr: city.nameAr ?? undefined, slugs: inside.map(({ slug }) => slug) }
    : undefined;
}

function townOf({ name, nameAr, slugs }: TownZones): Town {
  const tree = zoneTree();
  const isOf = ({ slug, parent }: Zone) =>
    slugs.includes(slug) || (parent !== null && slugs.includes(parent));
  const neighbourhoods = [...tree.zones.values()]
    .filter((zone) => zone.level === 'neighbourhood' && isOf(zone))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  const usual = name.replace(/ Ville$/, '');
  const isOfItsName = (slug: string) => tree.zones.get(slug)!.name.startsWith(usual);
  return {
    name,
    nameAr,
    zone: slugs.length === 1 ? tree.zones.get(slugs[0]!) : undefined,
    neighbourhoods: neighbourhoods.filter((zone) => zone.name !== name),
    // Tunis is no part of a delegation of its name: what names it alone may be anywhere
    centre: slugs.some(isOfItsName)
      ? neighbourhoods.find((zone) => [centreOf(usual), usual].includes(zone.name))
      : undefined,
    isInside: (point) => isOf(tree.zones.get(tree.zoneAt(point))!),
  };
}
