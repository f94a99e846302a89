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
import { learnAndJudge, type JudgedModel } from '../learning/learn-and-judge.ts';
import { oneAtATime, type Running } from '../one-at-a-time.ts';
import type { FileOutcome } from './attempt.ts';
import { refreshSource } from './refresh-source.ts';
import type { Source } from './sources.ts';

/** What a refresh did, as it is kept with it. */
export interface RefreshReport {
  sources: { name: string; files: FileOutcome[] }[];
  /** what there is after the imports; absent when it failed before */
  listings?: ListingSummary;
  /** absent when no model was learned */
  model?: JudgedModel;
}

export interface Refresh {
  outcome: RefreshOutcome;
  report: RefreshReport;
}

interface RefreshSettings {
  sources: Source[];
  retireAfterDays: number;
}

export interface RefreshRun extends Running {
  /** hears what begins: the name of a source, or 'learning' */
  onStep: (step: string) => void;
  /** hears of what nobody foresaw when it failed a source only */
  onFault: (error: unknown) => void;
}

/** Another process learns for a minute at most. */
const pauseMs = 1000;

/**
 * Imports what is new at every source, learns from what has changed, judges what was learned, and keeps a report of it. One
 * process of all does it at a time: 'busy' when another is at it. A source that fails does not stop the others.
 */
export async function runRefresh(
  database: Database,
  settings: RefreshSettings,
  run: RefreshRun,
): Promise<Refresh | 'busy'> {
  return oneAtATime(database, 'refresh', run, async (signal) => {
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
}

async function fillIn(
  report: RefreshReport,
  database: Database,
  { sources, retireAfterDays }: RefreshSettings,
  run: RefreshRun,
): Promise<void> {
  for (const source of sources) {
    run.onStep(source.name);
    report.sources.push({ name: source.name, files: await refreshSource(database, source, run) });
  }
  report.listings = await summariseListings(database.kysely, retireAfterDays);
  const model = await learnWhatChanged(database, run);
  if (model) report.model = model;
}

/** Undefined when the listings have been judged already, be it by another process meanwhile. */
async function learnWhatChanged(database: Database, run: RefreshRun): Promise<JudgedModel | undefined> {
  for (;;) {
    const { listingsVersion, judgedListingsVersion } = await marketVersions(database.kysely);
    if (listingsVersion === judgedListingsVersion) return undefined;
    run.onStep('learning');
    const model = await learnAndJudge(database, run);
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
