import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fetchedFile, rememberFetchedFile, type Database } from '@soumdar/db';
import { importFile } from '../importing/import-file.ts';
import { attempt, type FileOutcome, type Outcome } from './attempt.ts';
import { download, publicAddress, type Validators } from './download.ts';
import { filesAt, hashOf, keyOf, newFolder } from './files.ts';
import { SourceError, type Source } from './sources.ts';

/** `key` identifies the file, `name` is for people. */
interface Origin {
  key: string;
  name: string;
  validators: Validators;
}

const bytesPerMegabyte = 1e6;
const msPerMinute = 60_000;
const idleMs = 30_000;

interface Running {
  clock: () => Date;
  signal: AbortSignal;
}

interface SourceRun extends Running {
  /** gets unexpected errors, which fail only their file */
  onFault: (error: unknown) => void;
}

/**
 * A fault of a file fails only that file.
 * @throws the abort reason of the signal; errors that make the database unusable
 */
export async function importSource(
  database: Database,
  source: Source,
  run: SourceRun,
): Promise<FileOutcome[]> {
  const { name, path, url, maxMinutes } = source;
  const late = new AbortController();
  const lateness = new SourceError(`${name} took longer than ${maxMinutes} minutes (maxMinutes).`);
  const timer = setTimeout(() => late.abort(lateness), maxMinutes * msPerMinute);
  const signal = AbortSignal.any([run.signal, late.signal]);
  try {
    if (url !== undefined) {
      const work = () => importAddress(database, source, url, { ...run, signal });
      return [await attempt(publicAddress(url), run, work)];
    }
    const outcomes: FileOutcome[] = [];
    const listed = await attempt(path!, run, async () => {
      for (const file of await filesAt(path!)) {
        const work = () => importSourceFile(database, source, file, { ...run, signal });
        outcomes.push(await attempt(basename(file), run, work));
        if (signal.aborted) break;
      }
      return { kind: 'unchanged' };
    });
    return listed.kind === 'failed' ? [...outcomes, listed] : outcomes;
  } finally {
    clearTimeout(timer);
  }
}

function importSourceFile(
  database: Database,
  source: Source,
  path: string,
  running: Running,
): Promise<Outcome> {
  const validators = { etag: null, lastModified: null };
  const origin = { key: keyOf(source.kind, path), name: basename(path), validators };
  return importIfNew(database, source, path, origin, running);
}

async function importAddress(
  database: Database,
  source: Source,
  url: string,
  running: Running,
): Promise<Outcome> {
  const folder = await newFolder();
  try {
    const target = join(folder, 'download');
    const key = keyOf(source.kind, url);
    const limits = { maxBytes: source.maxMegabytes * bytesPerMegabyte, idleMs };
    const known = await fetchedFile(database.kysely, key);
    const downloaded = await download(url, target, known, limits, running.signal);
    if (downloaded.kind === 'unchanged') return downloaded;
    const origin = { key, name: publicAddress(url), validators: downloaded.validators };
    return await importIfNew(database, source, target, origin, running);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importIfNew(
  database: Database,
  source: Source,
  path: string,
  { key, name, validators }: Origin,
  { clock, signal }: Running,
): Promise<Outcome> {
  const contentHash = await hashOf(path);
  const remember = () => rememberFetchedFile(database.kysely, key, { contentHash, ...validators }, clock());
  if ((await fetchedFile(database.kysely, key))?.contentHash === contentHash) {
    await remember();
    return { kind: 'unchanged' };
  }
  const report = await importFile(
    database,
    { path, name: `${source.name}: ${name}`, format: source.kind, source: source.name },
    { clock, signal },
  );
  const rejected = Object.values(report.rejected).reduce((sum, { count }) => sum + count, 0);
  // an error page, or columns with a new meaning: try again next time
  if (rejected > 0 && rejected === report.rowsRead) {
    const [reason] = Object.keys(report.rejected);
    throw new SourceError(`${name} has ${rejected} rows, none of which can be used (${reason}).`);
  }
  await remember();
  return { kind: 'imported', report };
}
