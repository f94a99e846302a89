import { countListings, lastImports, summariseListings, type Database, type ListingCount } from '@soumdar/db';
import type { ImportReport } from '../importing/import-file.ts';
import { textTable } from '../text-table.ts';

const importsShown = 5;
const ages = [
  'under a year',
  '1 to 2 years',
  '2 to 3 years',
  '3 to 4 years',
  '4 to 5 years',
  '5 years or more',
];

export async function reportCommand({ kysely }: Database, retireAfterDays: number): Promise<void> {
  const { count, retired, sample, newestListedOn } = await summariseListings(kysely, retireAfterDays);
  const counts = await countListings(kysely, retireAfterDays);
  const parts = [
    count === 0
      ? 'No listing is in service.'
      : `Listings in service: ${count}, ${sample ? 'the generated sample' : 'real advertisements'}, the newest of ${newestListedOn}.`,
  ];
  if (retired > 0) {
    parts.push(
      `Retired: ${retired}, not seen for ${retireAfterDays} days where they were; learned from, but no comparables any more.`,
    );
  }
  if (count > 0) {
    parts.push(
      tableBy('Governorate', counts, ({ governorate }) => governorate ?? '(not named)'),
      tableBy(
        'Type',
        counts.toSorted((a, b) => a.property_type.localeCompare(b.property_type)),
        ({ property_type: type }) => type,
      ),
      tableBy(
        'Age',
        counts.toSorted((a, b) => a.age - b.age),
        ({ age }) => ages[Math.min(age, ages.length - 1)]!,
      ),
    );
  }
  const imports = await lastImports(kysely, importsShown);
  if (imports.length > 0) {
    parts.push(
      textTable(
        ['Last imports', 'File', 'Read', 'Accepted', 'Updated', 'Unchanged', 'Duplicates', 'Rejected'],
        imports.map(({ finishedAt, fileName, report }) => {
          const { rowsRead, accepted, updated, unchanged, duplicates } = report as ImportReport;
          const rejected = rowsRead - accepted - updated - unchanged - duplicates;
          return [finishedAt, fileName, rowsRead, accepted, updated, unchanged, duplicates, rejected];
        }),
      ),
    );
  }
  console.log(parts.join('\n\n'));
}

function tableBy(heading: string, counts: ListingCount[], keyOf: (count: ListingCount) => string): string {
  const rows = Array.from(Map.groupBy(counts, keyOf), ([key, members]) => {
    const total = (transaction: ListingCount['transaction']) =>
      members.reduce((sum, member) => sum + (member.transaction === transaction ? member.count : 0), 0);
    return [key, total('sale'), total('rent'), total('sale') + total('rent')];
  });
  return textTable([heading, 'Sale', 'Rent', 'Both'], rows);
}
