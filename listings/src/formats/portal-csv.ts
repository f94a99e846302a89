import { locate } from '../gazetteer/locate.ts';
import type { Column } from '../reading/columns.ts';
import { csvRows } from '../reading/csv-rows.ts';
import type { Row } from '../reading/row.ts';
import { portalAmount, portalDate, portalRooms, portalSurface } from './portal-words.ts';

const names = [
  'référence',
  'transaction',
  'type',
  'prix',
  'surface',
  'pièces',
  'salles de bain',
  'meublé',
  'gouvernorat',
  'ville',
  'quartier',
  'date',
] as const;
type PortalColumn = (typeof names)[number];

const transactions = new Map([
  ['vente', 'sale'],
  ['à vendre', 'sale'],
  ['location', 'rent'],
  ['à louer', 'rent'],
]);
const types = new Map([
  ['appartement', 'apartment'],
  ['studio', 'apartment'],
  ['duplex', 'apartment'],
  ['maison', 'house'],
  ['villa', 'villa'],
  ['terrain', 'land'],
]);
const answers = new Map([
  ['oui', 'true'],
  ['non', 'false'],
]);

/** Amounts, surfaces and rooms in words, places in French or Arabic, no coordinates. */
export async function* portalCsv(
  text: AsyncIterable<string>,
  name: string,
  source: string,
): AsyncGenerator<Row> {
  const rows = csvRows(text, name, { delimiter: ';', names, date: 'date' });
  for await (const { rowNumber, value, unusable } of rows) {
    const cells: Partial<Record<Column, string>> = unusable
      ? {}
      : { source, ...factsOf(value), ...placeOf(value) };
    yield { rowNumber, cell: (column) => cells[column] ?? '', unusable };
  }
}

function factsOf(value: (column: PortalColumn) => string): Partial<Record<Column, string>> {
  const word = (column: PortalColumn) => value(column).toLowerCase();
  return {
    source_id: value('référence'),
    transaction: transactions.get(word('transaction')) ?? '',
    property_type: types.get(word('type')) ?? '',
    price_tnd: portalAmount(value('prix')),
    surface_m2: portalSurface(value('surface')),
    rooms: portalRooms(value('pièces')),
    bathrooms: value('salles de bain'),
    furnished: answers.get(word('meublé')) ?? '',
    listed_on: portalDate(value('date')),
  };
}

/** Uses the gazetteer's names, whatever the portal's language. */
function placeOf(value: (column: PortalColumn) => string): Partial<Record<Column, string>> {
  const [governorate, city, locality] = [value('gouvernorat'), value('ville'), value('quartier')];
  const place = locate({ governorate, city, locality });
  if (!place) return { governorate, city, locality };
  return {
    governorate: place.governorate,
    city: place.delegation ?? '',
    locality: place.name,
    lat: String(place.lat),
    lng: String(place.lng),
  };
}
