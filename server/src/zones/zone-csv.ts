import type { FiguresBasis, MarketAccuracy, Zone } from '@soumdar/contract';
import { propertyTypes, transactions, type Transaction } from '@soumdar/engine';
import { zoneView } from '@soumdar/views';
import { propertyTypeLabels, zoneLevelLabels } from '@soumdar/words/labels';
import { broughtBy } from '@soumdar/words/level';
import * as words from '@soumdar/words/zone-files';
import { csvDate, toCsv, type CsvCell } from '../http/csv.ts';
import type { FiguredMarket } from './figured-market.ts';
import { figuresBasis, presentZones } from './present-zone.ts';

/** Files hold no more than the API publishes, with a last line about their source. */

const zonesHeader = [
  words.zone,
  words.address,
  words.level,
  words.parentAddress,
  words.transaction,
  words.type,
  words.listings,
  words.medianPerM2,
  words.listedPerM2,
  words.lowPerM2,
  words.highPerM2,
  words.medianSurface,
  words.levelMonth,
  words.listedFrom,
  words.listedTo,
  words.broughtForward,
  words.broughtBy,
  words.ofAgencies,
];

export function zonesCsv(market: FiguredMarket): string {
  const rows = transactions.flatMap((transaction) =>
    propertyTypes.flatMap((type) =>
      presentZones(market, transaction, type).zones.map((zone): CsvCell[] => [
        zone.name,
        zone.slug,
        zoneLevelLabels[zone.level],
        zone.parent,
        words.transactions[transaction],
        propertyTypeLabels[type],
        zone.count,
        zone.medianPerSqm,
        zone.medianListedPerSqm,
        zone.lowPerSqm,
        zone.highPerSqm,
        zone.medianSurface,
        ...Object.values(basisCells(figuresBasis(market.figures, market.basis, zone.slug), transaction)),
        yesOrNothing(zone.ofAgencies),
      ]),
    ),
  );
  return withSource(zonesHeader, rows, {
    asOf: market.figures.asOf,
    sample: market.basis.sample,
  });
}

const zoneColumns = {
  zone: words.zone,
  address: words.address,
  part: words.part,
  transaction: words.transaction,
  type: words.type,
  size: words.size,
  quarter: words.quarter,
  count: words.listings,
  perSqm: words.medianPerM2,
  listedPerSqm: words.listedPerM2,
  lowPerSqm: words.lowPerM2,
  highPerSqm: words.highPerM2,
  surface: words.medianSurface,
  largerZone: words.largerZone,
  largerPerSqm: words.largerPerM2,
  price: words.medianPrice,
  rent: words.typicalRent,
  index: words.index,
  indexReal: words.indexReal,
  yearOnYear: words.yearOnYear,
  yearOnYearReal: words.yearOnYearReal,
  grossYield: words.grossYield,
  lowYield: words.lowYield,
  highYield: words.highYield,
  levelMonth: words.levelMonth,
  listedFrom: words.listedFrom,
  listedTo: words.listedTo,
  broughtForward: words.broughtForward,
  broughtBy: words.broughtBy,
  ofAgencies: words.ofAgencies,
};

/** Of one zone, or of several side by side. */
export function zoneCsv(zones: Zone[]): string {
  const columns = Object.keys(zoneColumns) as (keyof typeof zoneColumns)[];
  const rows = zones.flatMap(rowsOfZone);
  return withSource(
    Object.values(zoneColumns),
    rows.map((row) => columns.map((column) => row[column] ?? null)),
    zones[0]!,
  );
}

type ZoneRow = Partial<Record<keyof typeof zoneColumns, CsvCell>>;

function rowsOfZone(zone: Zone): ZoneRow[] {
  const { name, slug, rooms, grossYield, trend } = zone;
  const rows: ZoneRow[] = [
    ...zoneView(zone).groups.map(({ prices, borrowedFrom, ofAgencies, ...group }) => ({
      part: words.perM2Part,
      ...namesOf(group),
      count: group.count,
      surface: group.medianSurface,
      listedPerSqm: group.medianListed,
      ...basisCells(zone, group.transaction),
      ofAgencies: yesOrNothing(ofAgencies),
      ...(borrowedFrom
        ? { largerZone: borrowedFrom.name, largerPerSqm: prices?.median ?? null }
        : {
            perSqm: prices?.median ?? null,
            lowPerSqm: prices?.low ?? null,
            highPerSqm: prices?.high ?? null,
          }),
    })),
    ...rooms.map((room) => ({
      part: words.sizePart,
      ...namesOf(room),
      size: `S+${room.rooms - 1}`,
      count: room.count,
      price: room.medianPrice,
      ...basisCells(zone, room.transaction),
    })),
    ...(grossYield
      ? [
          {
            part: words.yieldPart,
            type: propertyTypeLabels[grossYield.typical.type],
            size: grossYield.typical.rooms && `S+${grossYield.typical.rooms - 1}`,
            surface: grossYield.typical.surface,
            price: grossYield.typical.price,
            rent: grossYield.typical.rent,
            grossYield: toPercent(grossYield.median),
            lowYield: toPercent(grossYield.low),
            highYield: toPercent(grossYield.high),
          },
        ]
      : []),
    ...trend.map(({ quarter, type, index, indexReal, medianPerSqm, yearOnYear, yearOnYearReal }) => ({
      part: words.trendPart,
      ...namesOf({ transaction: 'sale', type }),
      quarter,
      perSqm: medianPerSqm,
      index,
      indexReal,
      yearOnYear: percentOrNull(yearOnYear),
      yearOnYearReal: percentOrNull(yearOnYearReal),
    })),
  ];
  return rows.map((row) => ({ zone: name, address: slug, ...row }));
}

const accuracyHeader = [
  words.zone,
  words.address,
  words.transaction,
  words.type,
  words.listings,
  words.medianError,
  words.within10,
  words.within20,
  words.inRange,
];

export function accuracyCsv({ zones, ...from }: MarketAccuracy): string {
  const rows = zones.flatMap(({ name, slug, accuracy }) =>
    accuracy.map(({ transaction, type, count, medianError, within10, within20, inRange }): CsvCell[] => [
      name,
      slug,
      words.transactions[transaction],
      type ? propertyTypeLabels[type] : words.allTypes,
      count,
      ...[medianError, within10, within20, inRange].map(toPercent),
    ]),
  );
  return withSource(accuracyHeader, rows, from);
}

const namesOf = ({ transaction, type }: Pick<Zone['rooms'][number], 'transaction' | 'type'>) => ({
  transaction: words.transactions[transaction],
  type: propertyTypeLabels[type],
});

const basisCells = (
  { levelOf, listedFrom, listedTo, broughtForward }: FiguresBasis,
  transaction: Transaction,
) => ({
  levelMonth: levelOf[transaction],
  listedFrom: listedFrom[transaction],
  listedTo: listedTo[transaction],
  broughtForward: percentOrNull(broughtForward[transaction]),
  broughtBy: broughtBy[transaction],
});

const yesOrNothing = (isSo: boolean) => (isSo ? words.yes : null);
const percentOrNull = (share: number | null) => (share === null ? null : toPercent(share));
const toPercent = (share: number) => Number((100 * share).toFixed(1));

function withSource(
  header: readonly string[],
  rows: CsvCell[][],
  { asOf, sample }: Pick<Zone, 'asOf' | 'sample'>,
): string {
  const source = words.source(csvDate(asOf));
  return toCsv(header, [...rows, [sample ? words.sampleSource(source) : source]]);
}
