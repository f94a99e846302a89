import type { ModelRecord, RefreshRecord } from '@soumdar/db';
import type { ModelDescription } from '@soumdar/engine';
import { medianErrors, type MedianErrors } from '../learning/judge.ts';
import { rejectionReasons, type RejectionReason } from '../reading/rejections.ts';
import { textTable } from '../text-table.ts';
import type { FileOutcome } from './attempt.ts';
import type { Refresh, RefreshReport } from './run-refresh.ts';

/** What somebody has to look at, a sentence each; none when all went well. */
export function troublesOf({ report }: Refresh): string[] {
  const failures = failuresOf(report);
  const refusal = report.model && refusalOf(report.model);
  return refusal === undefined ? failures : [...failures, refusal];
}

/** Which sources could not be refreshed and why, a sentence for each of their files. */
export function failuresOf({ sources = [] }: Partial<RefreshReport>): string[] {
  return sources.flatMap(({ name, files }) =>
    files.flatMap((file) =>
      file.kind === 'failed' ? [`The source ${name} could not be refreshed: ${file.problem}`] : [],
    ),
  );
}

/** Undefined for a model that was not refused. */
export function refusalOf({
  version,
  refusedBecause,
}: NonNullable<RefreshReport['model']>): string | undefined {
  if (refusedBecause === null) return undefined;
  return `The model ${version} was refused: ${refusedBecause}. The one in service stays, with the advertisements it knows; "npm run refresh -- rollback ${version}" puts this one in service all the same.`;
}

/** The report of a refresh, for people. */
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

/** The last refreshes in a table, newest first, and what failed in them. */
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

/** The models that are kept in a table, newest first. */
export function describeModels(models: (ModelRecord & { inService: boolean })[]): string {
  const rows = models.map(({ version, fromSample, description, refusedBecause, inService }) => {
    const { rows: learnedFrom, accuracy } = description as ModelDescription;
    const state = inService ? 'in service' : refusedBecause === null ? '' : 'refused';
    return [version, learnedFrom.read, fromSample ? 'sample' : 'real', errors(medianErrors(accuracy)), state];
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
