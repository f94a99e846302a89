import { resolve } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import type { Database } from '@soumdar/db';
import { importFile, type ImportReport } from '../importing/import-file.ts';
import { rejectionReasons, type RejectionReason } from '../reading/row.ts';
import { textTable } from '../text-table.ts';

/** The file name is relative to where the command was typed. */
export async function importCommand(database: Database, fileName: string): Promise<void> {
  const path = resolve(process.env['INIT_CWD'] ?? '', fileName);
  const startedAt = performance.now();
  const report = await withProgressBar((onBytes) => importFile(database, { path }, { onBytes }));
  console.log(describe(report, (performance.now() - startedAt) / 1000));
}

async function withProgressBar<Result>(
  work: (onBytes: (read: number, size: number) => void) => Promise<Result>,
): Promise<Result> {
  const format = 'Reading {bar} {percentage} %';
  const bar = new SingleBar({ format, stream: process.stdout, noTTYOutput: true }, Presets.shades_classic);
  bar.start(1, 0);
  try {
    return await work((read, size) => {
      bar.setTotal(size);
      bar.update(read);
    });
  } finally {
    bar.stop();
  }
}

function describe(report: ImportReport, seconds: number): string {
  const { rowsRead, accepted, updated, unchanged, duplicates, sampleRemoved } = report;
  const rejected = Object.entries(report.rejected);
  const rejectedCount = rejected.reduce((sum, [, { count }]) => sum + count, 0);
  const parts = [
    textTable(
      ['Rows of the file', 'Count'],
      [
        ['rows read', rowsRead],
        ['accepted (new)', accepted],
        ['updated', updated],
        ['unchanged', unchanged],
        ['duplicates', duplicates],
        ['rejected', rejectedCount],
      ],
    ),
  ];
  if (rejectedCount > 0) {
    const rows = rejected.map(([reason, { count, firstRows }]) => [
      reason,
      rejectionReasons[reason as RejectionReason],
      count,
      firstRows.join(', '),
    ]);
    parts.push(textTable(['Rejected', 'Because', 'Count', 'First rows (header not counted)'], rows));
  }
  if (sampleRemoved > 0) parts.push(`The ${sampleRemoved} sample listings were removed.`);
  parts.push(`${seconds.toFixed(1)} s, ${Math.round(rowsRead / seconds)} rows/s.`);
  parts.push(
    accepted + updated + sampleRemoved > 0
      ? 'The running server learns from these listings within minutes; a stopped one at its next start.'
      : 'Nothing changed: the model in service stays.',
  );
  return parts.join('\n\n');
}
