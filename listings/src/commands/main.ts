import { parseArgs } from 'node:util';
import { describeDatabaseTrouble, withCommandDatabase, type Database } from '@soumdar/db';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { columns } from '../reading/columns.ts';
import { BadSettingError, readRetireAfterDays } from '../settings.ts';
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

async function run(args: string[]): Promise<string | undefined> {
  const action = actionOf(args);
  if (!action) return usage;
  await withCommandDatabase(action);
  return undefined;
}

/** Undefined for arguments that are not understood. */
function actionOf(args: string[]): ((database: Database) => Promise<void>) | undefined {
  const [command, file, ...rest] = read(args);
  if (rest.length > 0) return undefined;
  if (command === 'import' && file !== undefined) return (database) => importCommand(database, file);
  if (command !== 'report' || file !== undefined) return undefined;
  const retireAfterDays = readRetireAfterDays(process.env);
  return (database) => reportCommand(database, retireAfterDays);
}

function read(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    return [];
  }
}

/** One sentence for what the user can repair; throws faults of the product. */
function describeFailure(error: unknown): string {
  const explained = error instanceof BrokenFileError || error instanceof BadSettingError;
  const known = explained ? error.message : describeDatabaseTrouble(error);
  if (known === undefined) throw error;
  return known;
}
