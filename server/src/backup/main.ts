import { parseArgs } from 'node:util';
import {
  BackupError,
  describeDatabaseTrouble,
  noteBackup,
  withCommandDatabase,
  writeBackup,
} from '@soumdar/db';
import { describeSummary } from './describe-summary.ts';

const usage = `Usage:
  npm run backup -- FILE   writes the whole database into FILE, encrypted when BACKUP_PASSPHRASE is set`;

try {
  const file = read(process.argv.slice(2));
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  const summary = await withCommandDatabase(async (database) => {
    const now = new Date();
    const written = await writeBackup(database, file, { now, passphrase });
    await noteBackup(database.kysely, now);
    return written;
  });
  console.log(`${file} is written${passphrase === undefined ? ', not encrypted' : ', encrypted'}:`);
  console.log(describeSummary(summary));
} catch (error) {
  const sentence = error instanceof BackupError ? error.message : describeDatabaseTrouble(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

function read(args: string[]): string {
  try {
    const [file, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
    if (file !== undefined && rest.length === 0) return file;
  } catch {
    // an unknown option
  }
  throw new BackupError(usage);
}
