import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FormatName } from '../formats/formats.ts';
import { SourceError } from './sources.ts';

const listingFile = /^[^.].*\.(csv|jsonl|ndjson)(\.gz)?$/i;

const problems: Record<string, string> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'There is no file or folder',
  EACCES: 'No permission to read',
  EPERM: 'No permission to read',
};

/** The file itself, or a folder's files of advertisements, by name. */
export async function filesAt(path: string): Promise<string[]> {
  return explained(path, async () => {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { withFileTypes: true });
    const names = entries.filter((entry) => !entry.isDirectory() && listingFile.test(entry.name));
    return names.map(({ name }) => join(path, name)).toSorted();
  });
}

export async function newFolder(): Promise<string> {
  const path = join(tmpdir(), 'soumdar-refresh-');
  return explained(path, () => mkdtemp(path));
}

export async function hashOf(path: string): Promise<string> {
  return explained(path, async () => {
    // a pipe or a device may never end
    if (!(await stat(path)).isFile()) throw new SourceError(`${path} is not a file.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  });
}

/** Does not reveal the address. */
export function keyOf(format: FormatName, place: string): string {
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
