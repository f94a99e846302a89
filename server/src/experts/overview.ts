import type {
  ExpertAlerts,
  ExpertFigures,
  RefreshReport as RefreshItem,
  RefusedModel,
} from '@soumdar/contract';
import {
  countHits,
  lastRefreshes,
  listModels,
  countOpenRequests,
  weeklyFigures,
  type ModelRecord,
  type RefreshRecord,
} from '@soumdar/db';
import { limits, type LimitServices } from '../limits/limits.ts';
import type { RefreshReport } from '../market/refresh.ts';

const mostShown = 10;

export async function readAlerts(services: LimitServices): Promise<ExpertAlerts> {
  const { kysely } = services.database;
  const refreshes = await lastRefreshes(kysely, mostShown);
  const models = await listModels(kysely);
  const smsOfTheDay = limits.smsOfTheSite(services);
  return {
    refreshes: refreshes.map(presentRefresh),
    refusedModels: models.flatMap(presentRefusedModel).slice(0, mostShown),
    sms: { sent: await countHits(kysely, smsOfTheDay, services.clock()), ceiling: smsOfTheDay.most },
  };
}

const weekCount = 12;

export async function readFigures({ database, clock }: LimitServices): Promise<ExpertFigures> {
  const now = clock();
  const { open, late } = await countOpenRequests(database.kysely, now);
  return { open, late, weeks: await weeklyFigures(database.kysely, now, weekCount) };
}

function presentRefresh({ id, startedAt, finishedAt, outcome, report }: RefreshRecord): RefreshItem {
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

function presentRefusedModel({
  version,
  createdAt,
  refusedBecause,
  inService,
}: ModelRecord & { inService: boolean }): RefusedModel[] {
  return refusedBecause === null || inService ? [] : [{ version, createdAt, refusedBecause }];
}
