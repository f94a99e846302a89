import {
  DataFolderInUseError,
  DataFolderUnusableError,
  openDatabase,
  type Database,
  type DatabaseTarget,
} from '@soumdar/db';
import { BrokenFileError } from '../reading/broken-file-error.ts';
import { columns } from '../reading/columns.ts';
import { importCommand } from './import-command.ts';
import { reportCommand } from './report-command.ts';

const usage = `Usage:
  npm run listings -- import FILE.csv   puts a file of advertisements (CSV, gzipped or not) in service
  npm run listings -- report            tells what is in service

Columns of FILE.csv, in any order: ${columns.join(', ')}.`;

const sentence = await run(process.argv.slice(2)).catch(describeFailure);
if (sentence !== undefined) {
  console.error(sentence);
  process.exitCode = 1;
}

/** Returns what went wrong in the eyes of whoever typed the command. */
async function run([command, file, ...rest]: string[]): Promise<string | undefined> {
  const action = actionOf(command, file);
  if (!action || rest.length > 0) return usage;
  const database = await openDatabase(databaseTarget(), { attach: true });
  await action(database).finally(() => database.close());
  return undefined;
}

function actionOf(command?: string, file?: string): ((database: Database) => Promise<void>) | undefined {
  if (command === 'import' && file !== undefined) return (database) => importCommand(database, file);
  return command === 'report' && file === undefined ? reportCommand : undefined;
}

function databaseTarget(): DatabaseTarget {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
  return url ? { url } : { dataDir: dataDir || './.data' };
}

/** One sentence for what a user may meet; what is our own mistake is thrown on. */
function describeFailure(error: unknown): string {
  const expected = [BrokenFileError, DataFolderInUseError, DataFolderUnusableError];
  if (expected.some((type) => error instanceof type)) return (error as Error).message;
  if (error instanceof Error && isDatabaseTrouble(error)) {
    return `The database cannot be used: ${error.message || String(error.code)}.`;
  }
  throw error;
}

/** A lost connection, a system error (ECONNREFUSED), a SQLSTATE of connections, authorisation, resources or operators. */
function isDatabaseTrouble(error: Error & { code?: unknown }): error is Error & { code: unknown } {
  return (
    error.message.startsWith('Connection terminated') ||
    /^(E[A-Z]+|(08|28|3D|53|55|57|58)\w{3})$/.test(String(error.code))
  );
}
