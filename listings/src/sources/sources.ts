import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { formatNames } from '../formats/formats.ts';

const usualMegabytes = 200;
const usualMinutes = 10;

const sourceSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(60),
    kind: z.enum(formatNames),
    path: z.string().min(1).optional(),
    url: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    maxMegabytes: z.number().positive().max(10_000).default(usualMegabytes),
    maxMinutes: z.number().positive().max(240).default(usualMinutes),
  })
  .refine(({ path, url }) => (path === undefined) !== (url === undefined), 'needs either path or url');

const sourcesSchema = z
  .array(sourceSchema)
  .refine(
    (sources) => new Set(sources.map(({ name }) => name)).size === sources.length,
    'has two sources of one name',
  );

/** A file or folder (`path`, absolute), or an http(s) address. */
export type Source = z.output<typeof sourceSchema>;

/** The message completes a sentence: "is not JSON". */
export class BadSourcesError extends Error {}

/** The message is one sentence, without secrets. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/**
 * `path` is relative to the file's folder.
 * @throws BadSourcesError
 */
export function readSources(file: string): Source[] {
  const read = sourcesSchema.safeParse(parse(contentOf(file)));
  if (!read.success) throw new BadSourcesError(describe(read.error.issues[0]!));
  const folder = dirname(file);
  return read.data.map((source) =>
    source.path === undefined ? source : { ...source, path: resolve(folder, source.path) },
  );
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadSourcesError('cannot be read', { cause: error });
  }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new BadSourcesError('is not JSON', { cause: error });
  }
}

/** Never repeats a value, which may be secret. */
function describe({ path, message }: z.core.$ZodIssue): string {
  const [at, ...field] = path;
  if (at === undefined) return message.startsWith('has ') ? message : 'is not an array of sources';
  return `has a bad source, the ${ordinal(Number(at) + 1)}: ${[field.join('.'), message].join(' ').trim()}`;
}

function ordinal(position: number): string {
  return `${position}${{ 1: 'st', 2: 'nd', 3: 'rd' }[position] ?? 'th'}`;
}
