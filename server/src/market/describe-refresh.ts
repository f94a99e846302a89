import type { ModelRecord, RefreshRecord } from '@soumdar/db';
import { rejectionReasons, textTable, type FileOutcome, type RejectionReason } from '@soumdar/listings';
import { medianErrors, type MedianErrors } from './acceptance-gate.ts';
import { descriptionOf } from './model-versions.ts';
import { failuresOf, troublesOf, type Refresh, type RefreshReport } from './refresh.ts';

export function describeRefresh(refresh: Refresh): string {
  const { sources, listings, model } = refresh.report;
  const parts: string[] = [];
  if (sources.length === 0)
    parts.push('No source is configured (setting LISTINGS_SOURCES): nothing was imported.');
  else parts.push(filesTable(sources));
  const reasons = rejectionsTable(sources);
  if (reasons) parts.push(reasons);
  if (listings) {
    const { count, retired, newestListedOn } = listings;
    parts.push(
      `Listings: ${count}${newestListedOn === null ? '' : `, the newest of ${newestListedOn}`}; retired: ${retired}.`,
    );
  }
  parts.push(
    model
      ? `Learned from ${model.listings} listings; median error before: ${errors(model.before)}, after: ${errors(model.after)}.${model.refusedBecause === null ? `\nThe model ${model.version} is in service.` : ''}`
      : 'No listing has changed since a model was learned or chosen: the one in service stays.',
    ...troublesOf(refresh),
  );
  return parts.join('\n\n');
}

export function describeHistory(records: RefreshRecord[]): string {
  const rows = records.map(({ startedAt, finishedAt, outcome, report }) => {
    const { sources = [], model } = (report ?? {}) as Partial<RefreshReport>;
    const files = sources.flatMap((source) => source.files);
    const total = (key: 'accepted' | 'updated') =>
      files.reduce((sum, file) => sum + (file.kind === 'imported' ? file.report[key] : 0), 0);
    return [
      startedAt,
      finishedAt === null ? '' : `${Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)} s`,
      outcome ?? 'under way',
      total('accepted'),
      total('updated'),
      files.filter(({ kind }) => kind === 'failed').length,
      model ? errors(model.before) : '',
      model ? errors(model.after) : '',
    ];
  });
  const table = textTable(
    ['Refresh', 'Took', 'Outcome', 'New', 'Updated', 'Failed files', 'Error before', 'Error after'],
    rows,
  );
  const failures = records.flatMap(({ startedAt, report }) =>
    failuresOf(report ?? {}).map((failure) => `${startedAt}: ${failure}`),
  );
  return [table, ...failures].join('\n');
}

export function describeModels(models: (ModelRecord & { inService: boolean })[]): string {
  const rows = models.map(({ version, fromSample, description, refusedBecause, inService }) => {
    const { rows: trainedOn, accuracy } = descriptionOf({ description });
    const state = inService ? 'in service' : refusedBecause === null ? '' : 'refused';
    return [version, trainedOn.read, fromSample ? 'sample' : 'real', errors(medianErrors(accuracy)), state];
  });
  return textTable(['Model', 'Listings', 'Kind', 'Median error', ''], rows);
}

function filesTable(sources: RefreshReport['sources']): string {
  const rows = sources.flatMap(({ name, files }) =>
    files.length === 0
      ? [[name, '(no file)', 'unchanged', ...none]]
      : files.map((file) => [name, ...cellsOf(file)]),
  );
  return textTable(
    ['Source', 'File', 'Outcome', 'Read', 'New', 'Updated', 'Unchanged', 'Duplicates', 'Rejected'],
    rows,
  );
}

const none = [0, 0, 0, 0, 0, 0];

function cellsOf(outcome: FileOutcome): (string | number)[] {
  if (outcome.kind !== 'imported') return [outcome.file, outcome.kind, ...none];
  const { rowsRead, accepted, updated, unchanged, duplicates } = outcome.report;
  const rejected = rowsRead - accepted - updated - unchanged - duplicates;
  return [outcome.file, 'imported', rowsRead, accepted, updated, unchanged, duplicates, rejected];
}

function rejectionsTable(sources: RefreshReport['sources']): string | undefined {
  const rows = sources.flatMap(({ name, files }) =>
    files.flatMap((file) =>
      file.kind !== 'imported'
        ? []
        : Object.entries(file.report.rejected).map(([reason, { count, firstRows }]) => [
            `${name}: ${file.file}`,
            rejectionReasons[reason as RejectionReason],
            count,
            firstRows.join(', '),
          ]),
    ),
  );
  return rows.length === 0
    ? undefined
    : textTable(['Rejected of', 'Because', 'Count', 'First rows (header not counted)'], rows);
}

function errors(of: MedianErrors | null): string {
  if (of === null) return 'none';
  const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);
  return `sale ${percent(of.sale)}, rent ${percent(of.rent)}`;
}
