import type { RefreshReport as RefreshItem, RefusedModel } from '@soumdar/contract';
import type { ModelRecord, RefreshRecord } from '@soumdar/db';
import type { RefreshReport } from '../market/refresh.ts';

export function presentRefresh({ id, startedAt, finishedAt, outcome, report }: RefreshRecord): RefreshItem {
  const { sources = [], model } = (report ?? {}) as Partial<RefreshReport>;
  return {
    id,
    startedAt,
    finishedAt,
    outcome: outcome ?? 'running',
    sources: sources.map(presentSource),
    accuracyBefore: model?.before ?? null,
    accuracyAfter: model?.after ?? null,
  };
}

function presentSource({ name, files }: RefreshReport['sources'][number]): RefreshItem['sources'][number] {
  const reports = files.flatMap((file) => (file.kind === 'imported' ? [file.report] : []));
  const problems = files.flatMap((file) => (file.kind === 'failed' ? [file.problem] : []));
  const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  return {
    name,
    accepted: total(reports.map(({ accepted }) => accepted)),
    updated: total(reports.map(({ updated }) => updated)),
    rejected: total(reports.flatMap(({ rejected }) => Object.values(rejected).map(({ count }) => count))),
    failure: problems.length === 0 ? null : problems.join(' '),
  };
}

/** None for a model that was not refused, or was put in service all the same. */
export function presentRefusedModel({
  version,
  createdAt,
  refusedBecause,
  inService,
}: ModelRecord & { inService: boolean }): RefusedModel[] {
  return refusedBecause === null || inService ? [] : [{ version, createdAt, refusedBecause }];
}
