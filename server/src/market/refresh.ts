import { setTimeout as wait } from 'node:timers/promises';
import {
  finishRefresh,
  marketVersions,
  startRefresh,
  summariseListings,
  type Database,
  type ListingSummary,
  type RefreshOutcome,
} from '@soumdar/db';
import type { SiteKinds } from '@soumdar/engine';
import { importSource, type FileOutcome, type Source } from '@soumdar/listings';
import type { Alert } from '../process/alert.ts';
import { hourSeconds, type Clock } from '../process/clock.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Log } from '../process/log.ts';
import { oneAtATime, type Running } from './one-at-a-time.ts';
import { refusalOf, trainModel, type GatedModel } from './train-model.ts';

export interface RefreshReport {
  sources: { name: string; files: FileOutcome[] }[];
  /** absent when it failed before the end of the imports */
  listings?: ListingSummary;
  /** absent when no model was trained */
  model?: GatedModel;
}

export interface Refresh {
  outcome: RefreshOutcome;
  report: RefreshReport;
}

interface RefreshSettings {
  listingSources: Source[];
  siteKinds: SiteKinds;
  retireAfterDays: number;
}

interface RefreshRun extends Running {
  alert: Alert;
  /** the name of a source, or 'learning' */
  onStep: (step: string) => void;
  /** unforeseen errors, which fail only the file they concern */
  onFault: (error: unknown) => void;
}

/** Another process trains for a minute at most. */
const pauseMs = 1000;

/** 'busy' when another process does it. A source that fails does not stop the others. */
export async function refreshMarket(
  database: Database,
  settings: RefreshSettings,
  run: RefreshRun,
): Promise<Refresh | 'busy'> {
  const refresh = await oneAtATime(database, 'refresh', run, async (signal) => {
    const { kysely } = database;
    const { clock } = run;
    const report: RefreshReport = { sources: [] };
    const id = await startRefresh(kysely, clock());
    const finish = (outcome: RefreshOutcome) =>
      finishRefresh(kysely, id, { finishedAt: clock(), outcome, report });
    try {
      await fillIn(report, database, settings, { ...run, signal });
    } catch (error) {
      // the database itself may be what failed
      await finish(signal.aborted ? 'interrupted' : 'failed').catch(() => {});
      throw error;
    }
    const outcome = outcomeOf(report);
    await finish(outcome);
    return { outcome, report };
  });
  if (refresh !== 'busy') for (const trouble of troublesOf(refresh)) run.alert(trouble);
  return refresh;
}

async function fillIn(
  report: RefreshReport,
  database: Database,
  { listingSources, siteKinds, retireAfterDays }: RefreshSettings,
  run: RefreshRun,
): Promise<void> {
  for (const source of listingSources) {
    run.onStep(source.name);
    report.sources.push({ name: source.name, files: await importSource(database, source, run) });
  }
  report.listings = await summariseListings(database.kysely, retireAfterDays);
  const model = await trainIfListingsChanged(database, siteKinds, run);
  if (model) report.model = model;
}

/** Another process may have trained on these listings meanwhile. */
async function trainIfListingsChanged(
  database: Database,
  siteKinds: SiteKinds,
  run: RefreshRun,
): Promise<GatedModel | undefined> {
  for (;;) {
    const { listingsVersion, judgedListingsVersion } = await marketVersions(database.kysely);
    if (listingsVersion === judgedListingsVersion) return undefined;
    run.onStep('learning');
    const model = await trainModel(database, siteKinds, run);
    if (typeof model === 'object') return model;
    await wait(pauseMs, undefined, { signal: run.signal });
  }
}

function outcomeOf({ sources, model }: RefreshReport): RefreshOutcome {
  if (model) return model.refusedBecause === null ? 'accepted' : 'refused';
  const files = sources.flatMap((source) => source.files);
  const failed = files.length > 0 && files.every(({ kind }) => kind === 'failed');
  return failed ? 'failed' : 'unchanged';
}

/** What needs a person's attention, one sentence each. */
export function troublesOf({ report }: Refresh): string[] {
  const failures = failuresOf(report);
  const refusal = report.model && refusalOf(report.model);
  return refusal === undefined ? failures : [...failures, refusal];
}

export function failuresOf({ sources = [] }: Partial<RefreshReport>): string[] {
  return sources.flatMap(({ name, files }) =>
    files.flatMap((file) =>
      file.kind === 'failed' ? [`The source ${name} could not be refreshed: ${file.problem}`] : [],
    ),
  );
}

interface RefreshServices {
  settings: RefreshSettings;
  database: Database;
  clock: Clock;
  alert: Alert;
  log: Pick<Log, 'info' | 'error'>;
}

export function refreshJob({ settings, database, clock, alert, log }: RefreshServices): Job {
  return {
    name: 'refresh',
    cron: '0 3 * * 1',
    // a dozen sources of some minutes each, and the training
    longestSeconds: 4 * hourSeconds,
    work: async (signal) => {
      const refresh = await refreshMarket(database, settings, {
        clock,
        signal,
        alert,
        onStep: (step) => log.info({ step }, 'refresh step started'),
        onFault: (error) => log.error({ err: error }, 'a source could not be refreshed'),
      });
      if (refresh === 'busy') log.info({}, 'refresh skipped: another process is refreshing');
      else log.info({ outcome: refresh.outcome }, 'refresh finished');
    },
  };
}
