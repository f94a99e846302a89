import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fetchedFile, rememberFetchedFile, type Database } from '@soumdar/db';
import { importFile, type ImportReport } from '../importing/import-file.ts';
import type { Running } from '../one-at-a-time.ts';
import { BrokenFileError } from '../reading/broken-file-error.ts';
import { download, publicAddress, type Validators } from './download.ts';
import { filesAt, hashOf, keyOf } from './files.ts';
import { SourceError } from './source-error.ts';
import type { Source } from './sources.ts';

type Outcome =
  | { kind: 'imported'; report: ImportReport }
  /** had been imported before as it is */
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string };

/** What became of one file of a source. */
export type FileOutcome = { file: string } & Outcome;

/** Where a file comes from: told apart by `key`, called `name` before people. */
interface Origin {
  key: string;
  name: string;
  validators: Validators;
}

const bytesPerMegabyte = 1e6;
const msPerMinute = 60_000;
const idleMs = 30_000;
/** Advertisements shrink to a tenth when they are gzipped: what grows by more is a trap. */
const mostCharactersPerByte = 20;

/** Imports what is new at a source. What is wrong with a file fails that file only. */
export async function refreshSource(
  database: Database,
  source: Source,
  running: Running,
): Promise<FileOutcome[]> {
  const { path, url } = source;
  if (url !== undefined) {
    return [await attempt(publicAddress(url), () => refreshAddress(database, source, url, running))];
  }
  const outcomes: FileOutcome[] = [];
  const listing = await attempt(path!, async () => {
    for (const file of await filesAt(path!)) {
      const origin = {
        key: keyOf(source.kind, file),
        name: basename(file),
        validators: { etag: null, lastModified: null },
      };
      outcomes.push(await attempt(origin.name, () => importIfNew(database, source, file, origin, running)));
      running.signal.throwIfAborted();
    }
    return { kind: 'unchanged' };
  });
  return listing.kind === 'failed' ? [...outcomes, listing] : outcomes;
}

async function refreshAddress(
  database: Database,
  source: Source,
  url: string,
  running: Running,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-refresh-'));
  try {
    const target = join(folder, 'download');
    const key = keyOf(source.kind, url);
    const limits = {
      maxBytes: source.maxMegabytes * bytesPerMegabyte,
      overallMs: source.maxMinutes * msPerMinute,
      idleMs,
    };
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
  { clock }: Running,
): Promise<Outcome> {
  const contentHash = await hashOf(path);
  const remember = () => rememberFetchedFile(database.kysely, key, { contentHash, ...validators }, clock());
  if ((await fetchedFile(database.kysely, key))?.contentHash === contentHash) {
    await remember();
    return { kind: 'unchanged' };
  }
  const report = await importFile(
    database,
    {
      path,
      name: `${source.name}: ${name}`,
      format: source.kind,
      source: source.name,
      maxCharacters: source.maxMegabytes * bytesPerMegabyte * mostCharactersPerByte,
    },
    { clock },
  );
  const rejected = Object.values(report.rejected).reduce((sum, { count }) => sum + count, 0);
  // a page of errors, or columns that have changed their meaning: to be tried again, and looked at
  if (rejected > 0 && rejected === report.rowsRead) {
    const [reason] = Object.keys(report.rejected);
    throw new SourceError(`${name} has ${rejected} rows, none of which can be used (${reason}).`);
  }
  await remember();
  return { kind: 'imported', report };
}

/** Turns what may be wrong with a file or a server into a sentence; what is our own mistake is thrown on. */
async function attempt(file: string, work: () => Promise<Outcome>): Promise<FileOutcome> {
  try {
    return { file, ...(await work()) };
  } catch (error) {
    if (!(error instanceof BrokenFileError || error instanceof SourceError)) throw error;
    return { file, kind: 'failed', problem: error.message };
  }
}
