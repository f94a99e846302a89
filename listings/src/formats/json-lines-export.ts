import { columns, type Column } from '../reading/columns.ts';
import { jsonLines } from '../reading/json-lines.ts';
import { maxCellCharacters } from '../reading/limits.ts';
import type { RejectionReason, Cell, Row } from '../reading/row.ts';

type Exported = Record<string, unknown>;

/** Columns without an exported value are absent. */
const cells: Partial<Record<Column, (exported: Exported) => string>> = {
  source_id: ({ id }) => text(id),
  transaction: ({ deal }) => text(deal),
  property_type: ({ category }) => text(category),
  price_tnd: ({ asking_price: price, currency }) =>
    ['TND', 'DT', ''].includes(text(currency)) ? text(price) : `${text(price)} ${text(currency)}`,
  surface_m2: ({ area_sqm: area }) => text(area),
  rooms: ({ bedrooms }) => (typeof bedrooms === 'number' ? String(bedrooms + 1) : ''),
  bathrooms: ({ bathrooms }) => text(bathrooms),
  garage: ({ parking }) => text(parking),
  pool: ({ swimming_pool: pool }) => text(pool),
  constructible: ({ buildable }) => text(buildable),
  furnished: ({ furnished }) => text(furnished),
  floor: ({ storey }) => text(storey),
  elevator: ({ lift }) => text(lift),
  sea_view: ({ sea_view: seaView }) => text(seaView),
  air_conditioning: ({ air_conditioning: cooled }) => text(cooled),
  central_heating: ({ central_heating: heated }) => text(heated),
  garden: ({ garden }) => text(garden),
  governorate: ({ region }) => text(region),
  city: ({ town }) => text(town),
  locality: ({ district }) => text(district),
  lat: ({ latitude }) => text(latitude),
  lng: ({ longitude }) => text(longitude),
  listed_on: ({ posted_at: posted }) => text(posted),
};

/** One JSON object a line, as listing databases export them. */
export async function* jsonLinesExport(
  lines: AsyncIterable<string>,
  name: string,
  source: string,
): AsyncGenerator<Row> {
  for await (const { rowNumber, object } of jsonLines(lines, name)) {
    const cell: Cell = (column) =>
      column === 'source' ? source : ((object && cells[column]?.(object)) ?? '');
    yield { rowNumber, cell, unusable: object ? faultOf(cell) : 'not_an_object' };
  }
}

function faultOf(cell: Cell): RejectionReason | undefined {
  return columns.some((column) => cell(column).length > maxCellCharacters) ? 'long_cell' : undefined;
}

function text(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
