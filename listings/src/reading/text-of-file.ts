import { open, type FileHandle } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { harmlessBytes, maxGzipGrowth } from './limits.ts';

/** The message is one sentence, naming the file. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError';
}

const gzipMark = [0x1f, 0x8b];
const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const systemErrors = /^E[A-Z\d]+$/;
const openingProblems: Record<string, string> = {
  ENOENT: 'There is no file',
  ENOTDIR: 'There is no file',
  EACCES: 'No permission to read',
};

export interface TextOptions {
  /** in messages; its path by default */
  name?: string | undefined;
  /** called with the bytes of the file read so far, and its size */
  onBytes?: ((read: number, size: number) => void) | undefined;
}

/** UTF-8 without byte order mark; the first bytes show whether it is gzipped. */
export async function* textOfFile(
  path: string,
  { name = path, onBytes = () => {} }: TextOptions = {},
): AsyncGenerator<string> {
  const handle = await openFile(path, name);
  const { size } = await handle.stat();
  const stored = handle.createReadStream({ start: 0 });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let unpacked = 0;
  try {
    for await (const bytes of (await isGzip(handle)) ? unzipped(stored) : stored) {
      unpacked += bytes.length;
      if (unpacked > Math.max(harmlessBytes, maxGzipGrowth * stored.bytesRead)) {
        throw new BrokenFileError(
          `${name} is no honest gzip file: it grows more than ${maxGzipGrowth}-fold.`,
        );
      }
      if (line === 1 && startsWithAny(bytes, utf16Marks)) {
        throw new BrokenFileError(`${name} is in UTF-16; save it as UTF-8.`);
      }
      const text = decode(decoder, bytes, name, line);
      line += breaksIn(text);
      onBytes(stored.bytesRead, size);
      yield text;
    }
    decoder.decode();
  } catch (error) {
    const code = codeOf(error);
    if (code.startsWith('Z_')) {
      throw new BrokenFileError(`${name} is a cut or damaged gzip file, readable up to line ${line}.`, {
        cause: error,
      });
    }
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new BrokenFileError(`${name} is cut: it ends within a character of line ${line}.`, {
        cause: error,
      });
    }
    throw systemErrors.test(code) ? new BrokenFileError(unreadable(name, code), { cause: error }) : error;
  } finally {
    stored.destroy();
  }
}

async function openFile(path: string, name: string): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(path);
  } catch (error) {
    const code = codeOf(error);
    const problem = openingProblems[code];
    throw new BrokenFileError(problem ? `${problem} ${name}.` : unreadable(name, code), { cause: error });
  }
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new BrokenFileError(`${name} is not a file.`);
}

async function isGzip(handle: FileHandle): Promise<boolean> {
  const { buffer } = await handle.read({ buffer: Buffer.alloc(gzipMark.length), position: 0 });
  return startsWithAny(buffer, [gzipMark]);
}

function unreadable(name: string, code: string): string {
  return `${name} cannot be read (${code}).`;
}

function unzipped(stored: Readable): Readable {
  // the iteration over the second stream throws the errors of both
  return pipeline(stored, createGunzip(), () => {});
}

/** `line` is where the text begins. */
function decode(decoder: TextDecoder, bytes: Uint8Array, name: string, line: number): string {
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch (error) {
    const [before] = new TextDecoder().decode(bytes).split('\uFFFD');
    throw new BrokenFileError(`${name} is not UTF-8 text: see line ${line + breaksIn(before!)}.`, {
      cause: error,
    });
  }
  const [before, after] = text.split('\0');
  if (after === undefined) return text;
  throw new BrokenFileError(`${name} is not text: see line ${line + breaksIn(before!)}.`);
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}

function startsWithAny(bytes: Uint8Array, marks: number[][]): boolean {
  return marks.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
