import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { nameKey } from './names.ts';

/** From the most precise location of a property to the coarsest. */
export const placeKinds = ['neighbourhood', 'postal', 'delegation'] as const;
type PlaceKind = (typeof placeKinds)[number];

/** WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

export interface GazetteerPlace extends Point {
  kind: PlaceKind;
  governorate: string;
  delegation: string | null;
  /** often without accents or the article */
  locality: string;
  /** for display */
  name: string;
  nameAr: string | null;
  /** Latin and Arabic */
  spellings: string[];
  postalCode: string | null;
  /** A postal locality at the point of its town or of several others: its position in the town is unknown. */
  atTown: boolean;
}

interface GazetteerRow {
  governorate: string;
  delegation: string;
  locality: string;
  locality_ar: string;
  postal_code: string;
  lat: string;
  lng: string;
  kind: 'postal' | 'neighbourhood';
}

interface PlaceNameRow {
  governorate: string;
  locality: string;
  name: string;
  name_ar: string;
}

/** Where they differ from the gazetteer's. */
interface NamesInUse {
  of(governorate: string, locality: string): PlaceNameRow | undefined;
  spellings(governorate: string, name: string): string[];
}

let loaded: GazetteerPlace[] | undefined;

/** Places of `data/gazetteer.csv` with display names of `data/place-names.csv`, and their delegations. */
export function gazetteer(): GazetteerPlace[] {
  loaded ??= load();
  return loaded;
}

let namesByKey: Map<string, Set<string>> | undefined;

/** The spelling itself where there is none, or several. */
export function usualName(spelling: string): string {
  namesByKey ??= usualNames();
  const names = namesByKey.get(nameKey(spelling));
  return names?.size === 1 ? [...names][0]! : spelling;
}

function usualNames(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { governorate, locality, name } of readData<PlaceNameRow>('place-names.csv')) {
    const town = nameKey(governorate);
    for (const spelling of [locality, name]) {
      const key = nameKey(spelling);
      // 'Médina' is that of Tunis only in Tunis
      if (nameKey(name).includes(town) && !key.includes(town)) continue;
      names.set(key, (names.get(key) ?? new Set()).add(name));
    }
  }
  return names;
}

function load(): GazetteerPlace[] {
  const rows = readData<GazetteerRow>('gazetteer.csv').filter((row) => row.locality !== '');
  const names = readNames();
  const places = rows.map((row) => placeOf(row, names));
  const delegations = delegationsOf(rows, names);
  markAtTown(places, delegations);
  return [...places, ...delegations];
}

/** With so many postal localities a point is the position of none. */
const fewestAtOnePoint = 3;

function markAtTown(places: GazetteerPlace[], delegations: GazetteerPlace[]): void {
  const towns = new Set(delegations.map(pointKey));
  const postal = places.filter(({ kind }) => kind === 'postal');
  for (const [point, sharing] of Map.groupBy(postal, pointKey)) {
    if (!towns.has(point) && sharing.length < fewestAtOnePoint) continue;
    for (const place of sharing) place.atTown = !isTownItself(place);
  }
}

function isTownItself({ name, governorate, delegation }: GazetteerPlace): boolean {
  return [governorate, delegation ?? ''].some((town) => nameKey(town) === nameKey(name));
}

/** Unique to some ten metres. */
export const pointKey = ({ lat, lng }: Point) => `${lat.toFixed(4)} ${lng.toFixed(4)}`;

function readNames(): NamesInUse {
  const rows = readData<PlaceNameRow>('place-names.csv');
  const byLocality = new Map(rows.map((row) => [`${row.governorate}/${nameKey(row.locality)}`, row]));
  const byName = Map.groupBy(rows, (row) => `${row.governorate}/${row.name}`);
  return {
    of: (governorate, locality) => byLocality.get(`${governorate}/${nameKey(locality)}`),
    spellings: (governorate, name) => (byName.get(`${governorate}/${name}`) ?? []).map((row) => row.locality),
  };
}

function placeOf(row: GazetteerRow, names: NamesInUse): GazetteerPlace {
  const { governorate, delegation, locality } = row;
  const known = names.of(governorate, locality);
  const name = known?.name ?? withAccents(locality);
  const nameAr = row.locality_ar || known?.name_ar || null;
  return {
    kind: row.kind,
    governorate,
    delegation: delegation === '' ? null : (names.of(governorate, delegation)?.name ?? delegation),
    locality,
    name,
    nameAr,
    spellings: spellingsOf(name, locality, nameAr, names.spellings(governorate, name)),
    postalCode: row.postal_code || null,
    lat: Number(row.lat),
    lng: Number(row.lng),
    atTown: false,
  };
}

function spellingsOf(name: string, locality: string, nameAr: string | null, others: string[]): string[] {
  return [...new Set([name, locality, ...(nameAr === null ? [] : [nameAr]), ...others])];
}

/** Delegations have no row: each gets the median position of its postal localities. */
function delegationsOf(rows: GazetteerRow[], names: NamesInUse): GazetteerPlace[] {
  const postal = rows.filter((row) => row.delegation !== '');
  const members = Map.groupBy(postal, (row) => `${row.governorate}/${row.delegation}`);
  return [...members.values()].map((localities) => {
    const { governorate, delegation } = localities[0]!;
    const known = names.of(governorate, delegation);
    const namesake = localities.find((row) => nameKey(row.locality) === nameKey(delegation));
    const name = known?.name ?? delegation;
    const nameAr = known?.name_ar ?? namesake?.locality_ar ?? null;
    return {
      kind: 'delegation',
      governorate,
      delegation: name,
      locality: delegation,
      name,
      nameAr,
      spellings: spellingsOf(name, delegation, nameAr, names.spellings(governorate, name)),
      postalCode: namesake?.postal_code ?? null,
      lat: median(localities.map((row) => Number(row.lat))),
      lng: median(localities.map((row) => Number(row.lng))),
      atTown: false,
    };
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The postal list has no accents; half of its names begin with one of these two words. */
function withAccents(locality: string): string {
  return locality.replace(/^Cite\b/, 'Cité').replace(/^Residence\b/, 'Résidence');
}

export function readData<Row>(fileName: string): Row[] {
  const file = new URL(`../../data/${fileName}`, import.meta.url);
  return parse<Row>(readFileSync(file), { columns: true });
}
