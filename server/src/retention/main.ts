import { parseArgs } from 'node:util';
import { describeDatabaseTrouble, readServerState, withCommandDatabase } from '@soumdar/db';
import { describeReport } from './describe-report.ts';
import { eraseExpired } from './erase-expired.ts';

const usage = `Usage:
  npm run retention                erases what is past its time, as the job does every day
  npm run retention -- --dry-run   tells what that would be, and erases nothing`;

try {
  const options = read(process.argv.slice(2));
  if (options) {
    const report = await withCommandDatabase(async (database) => {
      // never this machine's: by a clock that is years ahead everything would be past its time
      const { time } = await readServerState(database.kysely);
      return eraseExpired(database, time, options);
    });
    console.log(describeReport(report, options));
  } else {
    fail(usage);
  }
} catch (error) {
  const sentence = describeDatabaseTrouble(error);
  if (sentence === undefined) throw error;
  fail(sentence);
}

function read(args: string[]): { dryRun: boolean } | undefined {
  try {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } });
    return { dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
