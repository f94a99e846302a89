import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import {
  discardAbandoned,
  discardStaged,
  putInService,
  stageListings,
  type Database,
  type LoadedCounts,
} from '@soumdar/db';
import type { FormatName } from '../formats/formats.ts';
import { dayInTunis, readListingFile, type ListingRow } from './read-listing-file.ts';
import type { RejectionReason } from '../reading/row.ts';
import type { TextOptions } from '../reading/text-of-file.ts';

interface Rejected {
  count: number;
  firstRows: number[];
}

/** `rowsRead` is the sum of all other counts except `sampleRemoved`. */
export interface ImportReport extends LoadedCounts {
  rowsRead: number;
  rejected: Partial<Record<RejectionReason, Rejected>>;
}

const rowsPerBatch = 1000;
const maxFirstRows = 5;
/** A running import stages a batch in about a second. */
const abandonedAfterMs = 10 * 60_000;

export interface ListingFile extends Omit<TextOptions, 'onBytes'> {
  path: string;
  /** our own columns by default */
  format?: FormatName | undefined;
  /** owner of the file, for formats without the origin of each advertisement */
  source?: string | undefined;
}

interface ImportOptions {
  clock?: (() => Date) | undefined;
  /** ends the import before it changes anything */
  signal?: AbortSignal | undefined;
  onBytes?: TextOptions['onBytes'];
}

/**
 * Nothing changes before the last row is read. Simultaneous imports load one after the other.
 * @throws BrokenFileError
 */
export async function importFile(
  { kysely }: Database,
  { path, ...file }: ListingFile,
  { clock = () => new Date(), signal, onBytes }: ImportOptions = {},
): Promise<ImportReport> {
  const importId = randomUUID();
  const startedAt = clock();
  await discardAbandoned(kysely, new Date(Date.now() - abandonedAfterMs));
  const rejected: ImportReport['rejected'] = {};
  let rowsRead = 0;
  let rowsStaged = 0;
  try {
    const listingRows = readListingFile(path, { ...file, today: dayInTunis(startedAt), onBytes });
    for await (const rows of inBatches(listingRows)) {
      rowsRead += rows.length;
      const clean = rows.filter((row) => row.kind === 'listing');
      await stageListings(kysely, importId, clean, startedAt);
      rowsStaged += clean.length;
      for (const row of rows) if (row.kind === 'rejected') count(rejected, row.reason, row.rowNumber);
      signal?.throwIfAborted();
    }
    const reading = { rowsRead, rejected };
    const counts = await putInService(kysely, {
      importId,
      rowsStaged,
      fileName: file.name ?? basename(path),
      startedAt,
      finishedAt: clock(),
      reading,
    });
    return { ...reading, ...counts };
  } finally {
    // a later import discards it if the database is gone
    await discardStaged(kysely, importId).catch(() => {});
  }
}

async function* inBatches(rows: AsyncIterable<ListingRow>): AsyncGenerator<ListingRow[]> {
  let batch: ListingRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function count(rejected: ImportReport['rejected'], reason: RejectionReason, rowNumber: number): void {
  const soFar = (rejected[reason] ??= { count: 0, firstRows: [] });
  soFar.count += 1;
  if (soFar.firstRows.length < maxFirstRows) soFar.firstRows.push(rowNumber);
}
