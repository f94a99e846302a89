import { rm, mkdtemp, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fetchedFile, rememberFetchedFile, type Database } from '@soumdar/db';
import { importFile } from '../importing/import-file.ts';
import { attempt, type FileOutcome, type Outcome } from './attempt.ts';
import { download, publicAddress, type Validators } from './download.ts';
import { SourceError, type Source } from './sources.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import type { FormatName } from '../formats/formats.ts';

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
  const origin = { key: keyOf(source.format, path), name: basename(path), validators };
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
    const key = keyOf(source.format, url);
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
    { path, name: `${source.name}: ${name}`, format: source.format, source: source.name },
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

const listingFile = /^[^.].*\.(csv|jsonl|ndjson)(\.gz)?$/i;

const problems: Record<string, string> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'There is no file or folder',
  EACCES: 'No permission to read',
  EPERM: 'No permission to read',
};

/** The file itself, or a folder's files of advertisements, by name. */
async function filesAt(path: string): Promise<string[]> {
  return explained(path, async () => {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { withFileTypes: true });
    const names = entries.filter((entry) => !entry.isDirectory() && listingFile.test(entry.name));
    return names.map(({ name }) => join(path, name)).toSorted();
  });
}

async function newFolder(): Promise<string> {
  const path = join(tmpdir(), 'soumdar-refresh-');
  return explained(path, () => mkdtemp(path));
}

async function hashOf(path: string): Promise<string> {
  return explained(path, async () => {
    // a pipe or a device may never end
    if (!(await stat(path)).isFile()) throw new SourceError(`${path} is not a file.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  });
}

/** Does not reveal the address. */
function keyOf(format: FormatName, place: string): string {
  return createHash('sha256').update(`${format}\n${place}`).digest('hex');
}

async function explained<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^E[A-Z\d]+$/.test(code)) throw error;
    const sentence = problems[code] ? `${problems[code]} ${path}.` : `${path} cannot be used (${code}).`;
    throw new SourceError(sentence, { cause: error });
  }
}
