import { type MarketAccuracy, type Zone } from '@soumdar/contract';
import { propertyTypes, transactions } from '@soumdar/engine';
import { propertyTypeLabels } from '@soumdar/words/labels';
import { csvDate, toCsv, type CsvCell } from '../http/csv.ts';
import type { FiguredMarket } from './figured-market.ts';
import { presentZones } from './present-zone.ts';

/** The figures of zones as files for spreadsheets: what the API tells, no more. Each ends with a line that says where they come from. */

const transactionLabels = { sale: 'Vente', rent: 'Location' };
const levelLabels: Record<Zone['level'], string> = {
  country: 'Pays',
  governorate: 'Gouvernorat',
  town: 'Ville ou délégation',
  neighbourhood: 'Quartier',
};

const zonesHeader = [
  'Zone',
  'Adresse',
  'Niveau',
  'Adresse de la zone plus large',
  'Transaction',
  'Type',
  'Annonces',
  'Prix médian (DT/m², par mois à la location)',
  '8 sur 10, à partir de (DT/m²)',
  '8 sur 10, jusqu’à (DT/m²)',
  'Surface médiane (m²)',
];

/** What is asked in every zone, for each transaction and type that is advertised there. */
export function zonesCsv(market: FiguredMarket): string {
  const rows = transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type) =>
      presentZones(market, transaction, type).zones.map((zone): CsvCell[] => [
        zone.name,
        zone.slug,
        levelLabels[zone.level],
        zone.parent,
        transactionLabels[transaction],
        propertyTypeLabels[type],
        zone.count,
        zone.medianPerSqm,
        zone.lowPerSqm,
        zone.highPerSqm,
        zone.medianSurface,
      ]),
    ),
  );
  return withSource(zonesHeader, rows, { asOf: market.figures.asOf, sample: market.basis.sample });
}

const zoneColumns = {
  part: 'Rubrique',
  transaction: 'Transaction',
  type: 'Type',
  size: 'Taille',
  quarter: 'Trimestre',
  count: 'Annonces',
  perSqm: 'Prix médian (DT/m², par mois à la location)',
  lowPerSqm: '8 sur 10, à partir de (DT/m²)',
  highPerSqm: '8 sur 10, jusqu’à (DT/m²)',
  surface: 'Surface médiane (m²)',
  largerZone: 'Zone plus large, où il y a trop peu d’annonces',
  largerPerSqm: 'Prix médian de la zone plus large (DT/m²)',
  price: 'Prix médian du bien (DT, par mois à la location)',
  index: 'Indice INS du pays (2015 = 100)',
  grossYield: 'Rendement locatif brut médian (%)',
  lowYield: '8 biens sur 10, à partir de (%)',
  highYield: '8 biens sur 10, jusqu’à (%)',
};

/** One zone's prices by type and by rooms, its yield, and the quarters of its trend. */
export function zoneCsv({ groups, rooms, grossYield, trend, asOf, sample }: Zone): string {
  const rows: Partial<Record<keyof typeof zoneColumns, CsvCell>>[] = [
    ...groups.map((group) => ({
      part: 'Prix au m²',
      ...namesOf(group),
      count: group.count,
      perSqm: group.medianPerSqm,
      lowPerSqm: group.lowPerSqm,
      highPerSqm: group.highPerSqm,
      surface: group.medianSurface,
      largerZone: group.instead?.name ?? null,
      largerPerSqm: group.instead?.medianPerSqm ?? null,
    })),
    ...rooms.map((room) => ({
      part: 'Prix par taille',
      ...namesOf(room),
      size: `S+${room.rooms - 1}`,
      count: room.count,
      price: room.medianPrice,
    })),
    ...(grossYield
      ? [
          {
            part: 'Rendement',
            grossYield: toPercent(grossYield.median),
            lowYield: toPercent(grossYield.low),
            highYield: toPercent(grossYield.high),
          },
        ]
      : []),
    ...trend.map(({ quarter, type, index, medianPerSqm }) => ({
      part: 'Évolution',
      ...namesOf({ transaction: 'sale', type }),
      quarter,
      perSqm: medianPerSqm,
      index,
    })),
  ];
  const columns = Object.keys(zoneColumns) as (keyof typeof zoneColumns)[];
  return withSource(
    Object.values(zoneColumns),
    rows.map((row) => columns.map((column) => row[column] ?? null)),
    { asOf, sample },
  );
}

const accuracyHeader = [
  'Zone',
  'Adresse',
  'Transaction',
  'Type',
  'Annonces',
  'Erreur médiane (%)',
  'Erreurs de moins de 10 pour cent (%)',
  'Erreurs de moins de 20 pour cent (%)',
  'Prix dans la fourchette (%)',
];

/** How wrong estimates are, in the country and in each governorate. */
export function accuracyCsv({ zones, ...from }: MarketAccuracy): string {
  const rows = zones.flatMap(({ name, slug, accuracy }) =>
    accuracy.map(({ transaction, type, count, medianError, within10, within20, inRange }): CsvCell[] => [
      name,
      slug,
      transactionLabels[transaction],
      type ? propertyTypeLabels[type] : 'Tous',
      count,
      ...[medianError, within10, within20, inRange].map(toPercent),
    ]),
  );
  return withSource(accuracyHeader, rows, from);
}

const namesOf = ({ transaction, type }: Pick<Zone['rooms'][number], 'transaction' | 'type'>) => ({
  transaction: transactionLabels[transaction],
  type: propertyTypeLabels[type],
});

const toPercent = (share: number) => Number((100 * share).toFixed(1));

/** Ends the file with its licence, and with what generated figures are. */
function withSource(
  header: readonly string[],
  rows: CsvCell[][],
  { asOf, sample }: Pick<Zone, 'asOf' | 'sample'>,
): string {
  const source = `source: Soumdar, prix demandés, au ${csvDate(asOf)}`;
  return toCsv(header, [...rows, [sample ? `${source}, données d’exemple` : source]]);
}
