import { createHash } from 'node:crypto';
import {
  attributes,
  listedAttributes,
  propertyTypes,
  transactions,
  type ListedAttribute,
  type Listing,
  type OptionalAttributes,
} from '@soumdar/engine';
import { locate } from '../gazetteer/locate.ts';
import type { Point } from '../gazetteer/gazetteer.ts';
import { isInTunisia } from '../gazetteer/geography.ts';
import type { Column } from '../reading/columns.ts';
import { parseNumber } from '../reading/parse-number.ts';
import type { RejectionReason, Cell } from '../reading/row.ts';

/** A row without its price. */
export interface Advertisement extends Omit<Listing, 'id' | 'priceTnd'> {
  source: string;
  sourceId?: string | undefined;
  governorate?: string | undefined;
  city?: string | undefined;
}

const maxPriceTnd = 1e9;
const maxSurfaceM2 = 1e7;
/** The price index begins then. */
const earliestDate = '2015-01-01';

/** Dinars. */
export function parsePrice(cell: Cell): number | RejectionReason {
  return positive(parseNumber(cell('price_tnd')), maxPriceTnd, 'missing_price', 'implausible_price');
}

/**
 * Returns the first reason to reject a row. `today` is an ISO date. An unreadable or impossible detail is
 * unknown.
 */
export function parseAdvertisement(cell: Cell, today: string): Advertisement | RejectionReason {
  const transaction = oneOf(transactions, cell('transaction'));
  if (!transaction) return 'unknown_transaction';
  const propertyType = oneOf(propertyTypes, cell('property_type'));
  if (!propertyType) return 'unknown_property_type';
  const surfaceM2 = positive(
    parseNumber(cell('surface_m2')),
    maxSurfaceM2,
    'missing_surface',
    'implausible_surface',
  );
  if (typeof surfaceM2 === 'string') return surfaceM2;
  const listedOn = parseDate(cell('listed_on'));
  if (listedOn === undefined) return 'bad_date';
  if (listedOn < earliestDate) return 'old_date';
  if (listedOn > today) return 'future_date';
  const names = parseNames(cell);
  if (![cell('source'), cell('source_id'), ...Object.values(names)].every(isText)) return 'bad_text';
  const place = parsePosition(cell) ?? locate(names) ?? 'not_located';
  if (typeof place === 'string') return place;
  return {
    source: cell('source'),
    sourceId: cell('source_id') || undefined,
    transaction,
    propertyType,
    surfaceM2,
    ...parseAttributes(cell),
    plotM2: propertyType === 'house' || propertyType === 'villa' ? parsePlot(cell) : undefined,
    governorate: names.governorate ?? place.governorate,
    city: names.city,
    locality: names.locality ?? names.city ?? names.governorate ?? 'Tunisie',
    lat: place.lat,
    lng: place.lng,
    listedOn,
  };
}

/** In table order, which the identity of a listing without an id depends on. */
function parseAttributes(cell: Cell): OptionalAttributes {
  return Object.fromEntries(listedAttributes.map((name) => [name, parseAttribute(name, cell)]));
}

function parseAttribute(name: ListedAttribute, cell: Cell) {
  const attribute = attributes[name];
  const text = cell(attribute.column);
  switch (attribute.kind) {
    case 'yesNo':
      return flag(text);
    case 'count': {
      const count = parseNumber(text);
      // completed years, as people count them
      return whole(name === 'ageYears' ? count && Math.floor(count) : count, attribute.min, attribute.max);
    }
    case 'rank':
      return oneOf<string>(attribute.values, text);
  }
}

/** m². */
function parsePlot(cell: Cell): number | undefined {
  const plotM2 = parseNumber(cell('plot_m2'));
  return plotM2! > 0 && plotM2! <= maxSurfaceM2 ? plotM2 : undefined;
}

/** Sources write 'Autres villes' without a name. */
function parseNames(cell: Cell) {
  const name = (column: Column) => (cell(column) === 'Autres villes' ? undefined : cell(column) || undefined);
  return { governorate: name('governorate'), city: name('city'), locality: name('locality') };
}

/** JSON allows text that no database can store. */
function isText(text = ''): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Undefined without a position in the row. */
function parsePosition(cell: Cell): (Point & { governorate?: undefined }) | RejectionReason | undefined {
  const lat = parseNumber(cell('lat'));
  const lng = parseNumber(cell('lng'));
  if (lat === undefined || lng === undefined) return undefined;
  if (Number.isNaN(lat + lng)) return 'bad_number';
  return isInTunisia({ lat, lng }) ? { lat, lng } : 'outside_tunisia';
}

function positive(
  value: number | undefined,
  max: number,
  missing: RejectionReason,
  implausible: RejectionReason,
): number | RejectionReason {
  if (value === undefined) return missing;
  if (Number.isNaN(value)) return 'bad_number';
  return value > 0 && value <= max ? value : implausible;
}

/** `YYYY-MM-DD`; ignores a time after it. */
function parseDate(text: string): string | undefined {
  const date = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text)?.[1];
  if (date === undefined) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  // Date.parse turns 30 February into 2 March
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text.toLowerCase());
}

function whole(value: number | undefined, min: number, max: number): number | undefined {
  return Number.isInteger(value) && value! >= min && value! <= max ? value : undefined;
}

function flag(text: string): boolean | undefined {
  const value = oneOf(['true', 'false'], text);
  return value && value === 'true';
}

/**
 * A listing's UUID, the same in every import, from its source and its id there, or else from the whole row.
 * Version 8 of RFC 9562, from a SHA-256.
 */
export function listingId(advertisement: Advertisement, priceTnd: number): string {
  const { source, sourceId } = advertisement;
  const identity = sourceId ? [source, sourceId] : { ...advertisement, priceTnd };
  const bytes = createHash('sha256').update(JSON.stringify(identity)).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
