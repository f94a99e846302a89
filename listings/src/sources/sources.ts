import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { siteKey, siteKinds, type SiteKinds } from '@soumdar/engine';
import { z } from 'zod';
import { formatNames } from '../formats/formats.ts';

const usualMegabytes = 200;
const usualMinutes = 10;

const siteSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  kind: z
    .enum(siteKinds, { error: ({ input }) => `must be ${siteKinds.join(' or ')}${movedTo(input)}` })
    .optional(),
});

const sourceSchema = siteSchema
  .extend({
    format: z.enum(formatNames),
    path: z.string().min(1).optional(),
    url: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    maxMegabytes: z.number().positive().max(10_000).default(usualMegabytes),
    maxMinutes: z.number().positive().max(240).default(usualMinutes),
  })
  .refine(({ path, url }) => (path === undefined) !== (url === undefined), 'needs either path or url');

/** Before the version that tells what a site is, `kind` was the format of its files. */
const movedTo = (kind: unknown) =>
  formatNames.some((format) => format === kind) ? ': the format of a file is now its "format"' : '';

const isFetched = (entry: object) => ['format', 'path', 'url'].some((field) => field in entry);

const entrySchema = z.record(z.string(), z.unknown()).transform((entry, context): Entry => {
  const read = (isFetched(entry) || !('kind' in entry) ? sourceSchema : siteSchema).safeParse(entry);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

const sourcesSchema = z
  .array(entrySchema)
  .refine(
    (sources) => new Set(sources.map(({ name }) => name)).size === sources.length,
    'has two sources of one name',
  );

/** A file or folder (`path`, absolute), or an http(s) address. */
export type Source = z.output<typeof sourceSchema>;
type Entry = Source | z.output<typeof siteSchema>;

export interface Sources {
  fetched: Source[];
  kinds: SiteKinds;
}

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
export function readSources(file: string): Sources {
  const read = sourcesSchema.safeParse(parse(contentOf(file)));
  if (!read.success) throw new BadSourcesError(describe(read.error.issues[0]!));
  const folder = dirname(file);
  const fetched = read.data.flatMap((entry) => {
    if (!('format' in entry)) return [];
    return entry.path === undefined ? entry : { ...entry, path: resolve(folder, entry.path) };
  });
  return {
    fetched,
    kinds: new Map(read.data.flatMap(({ name, kind }) => (kind ? [[siteKey(name), kind]] : []))),
  };
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
