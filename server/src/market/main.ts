import { parseArgs } from 'node:util';
import {
  describeDatabaseTrouble,
  lastRefreshes,
  listModels,
  withCommandDatabase,
  type Database,
} from '@soumdar/db';
import { createAlert } from '../process/alert.ts';
import { createDatabaseClock, timesOf } from '../surroundings/database-clock.ts';
import { readSettings, SettingsError } from '../settings/settings.ts';
import { describeHistory, describeModels, describeRefresh } from './describe-refresh.ts';
import { RollbackError, rollBack } from './model-versions.ts';
import { failuresOf, refreshMarket } from './refresh.ts';

const usage = `Usage:
  npm run refresh                        imports what is new at the sources, learns, judges, and tells what came of it
  npm run refresh -- history             lists the last refreshes and the models that are kept
  npm run refresh -- rollback VERSION    puts a model that is kept in service`;

const refreshesShown = 20;

class BusyError extends Error {
  override message =
    'Another process refreshes already: "npm run refresh -- history" tells when it has ended.';
}

try {
  const action = actionOf(process.argv.slice(2));
  if (action) console.log(await withCommandDatabase(action));
  else fail(usage);
} catch (error) {
  const explained = [SettingsError, RollbackError, BusyError].some((kind) => error instanceof kind);
  const sentence = explained ? (error as Error).message : describeDatabaseTrouble(error);
  if (sentence === undefined) throw error;
  fail(sentence);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function actionOf(args: string[]): ((database: Database) => Promise<string>) | undefined {
  const [command, version, ...rest] = read(args);
  if (rest.length > 0) return undefined;
  if (command === undefined) return refreshNow;
  if (command === 'history' && version === undefined) return history;
  if (command === 'rollback' && version !== undefined) return (database) => rollBack(database, version);
  return undefined;
}

function read(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    return ['an unknown option'];
  }
}

async function refreshNow(database: Database): Promise<string> {
  const settings = readSettings(process.env);
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort(new Error('the refresh was stopped')));
  const refresh = await refreshMarket(database, settings, {
    clock: (await createDatabaseClock(timesOf(database))).now,
    signal: stopped.signal,
    alert: alertFrom(settings.alertWebhook),
    onStep: (step) => console.error(`${step}…`),
    onFault: (error) => console.error(error),
  });
  if (refresh === 'busy') throw new BusyError();
  if (failuresOf(refresh.report).length > 0) process.exitCode = 1;
  return describeRefresh(refresh);
}

/** The report already says what the log would. */
function alertFrom(webhook: string | undefined) {
  const log = { error: () => {}, warn: (_: object, text: string) => console.error(text) };
  return createAlert(webhook, log);
}

async function history({ kysely }: Database): Promise<string> {
  const [refreshes, models] = [await lastRefreshes(kysely, refreshesShown), await listModels(kysely)];
  return [describeHistory(refreshes), describeModels(models)].join('\n\n');
}
