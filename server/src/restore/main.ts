import { parseArgs } from 'node:util';
import { BackupError, describeDatabaseTrouble, restoreBackup, withCommandDatabase } from '@soumdar/db';
import { describeSummary } from '../backup/describe-summary.ts';

const usage = `Usage:
  npm run restore -- FILE             puts what FILE holds into a database that holds nothing to lose
  npm run restore -- FILE --replace   puts it in place of all that the database holds`;

try {
  const { file, replace } = read(process.argv.slice(2));
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  const { header, summary } = await withCommandDatabase((database) =>
    restoreBackup(database, file, { replace, passphrase }),
  );
  console.log(
    `The database is as it was on ${header.takenAt}; every table, read back, is what ${file} holds:`,
  );
  console.log(describeSummary(summary));
} catch (error) {
  const sentence = error instanceof BackupError ? error.message : describeDatabaseTrouble(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

function read(args: string[]): { file: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0) return { file, replace: values.replace };
  } catch {
    // an unknown option
  }
  throw new BackupError(usage);
}
