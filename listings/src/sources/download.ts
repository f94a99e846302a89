import { createWriteStream } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { SourceError } from './sources.ts';

export interface DownloadLimits {
  maxBytes: number;
  /** longest silence */
  idleMs: number;
}

/** A server's validators of a file, to send with the next request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Downloaded = { kind: 'downloaded'; validators: Validators } | { kind: 'unchanged' };

const maxRedirects = 5;

/** Removes user, password and query, which may be secret. */
export function publicAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/**
 * Unless it is unchanged since `known`.
 * @throws SourceError; the abort reason of the signal
 */
export async function download(
  address: string,
  target: string,
  known: Validators | undefined,
  limits: DownloadLimits,
  signal: AbortSignal,
): Promise<Downloaded> {
  const idle = new AbortController();
  const silence = setTimeout(() => idle.abort(), limits.idleMs);
  try {
    const any = AbortSignal.any([signal, idle.signal]);
    const response = await follow(new URL(address), known, any);
    if (response.status === 304 && known) return { kind: 'unchanged' };
    if (!response.ok || !response.body)
      throw new SourceError(`${publicAddress(address)} ${answer(response)}.`);
    let bytes = 0;
    async function* measured(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        silence.refresh();
        bytes += chunk.length;
        if (bytes > limits.maxBytes)
          throw new SourceError(`${publicAddress(address)} is larger than ${limits.maxBytes / 1e6} MB.`);
        yield chunk;
      }
    }
    await pipeline(response.body, measured, createWriteStream(target), { signal: any });
    const { headers } = response;
    return {
      kind: 'downloaded',
      validators: { etag: headers.get('etag'), lastModified: headers.get('last-modified') },
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SourceError) throw error;
    const where = publicAddress(address);
    if (idle.signal.aborted)
      throw new SourceError(`${where} sent nothing for ${limits.idleMs / 1000} seconds.`);
    throw new SourceError(`${where} ${trouble(error)}.`, { cause: error });
  } finally {
    clearTimeout(silence);
  }
}

/** A few, to http(s) only; a password goes only to its own server. */
async function follow(first: URL, known: Validators | undefined, signal: AbortSignal): Promise<Response> {
  let address = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(withoutPassword(address), {
      redirect: 'manual',
      headers: { 'user-agent': 'soumdar', ...passwordOf(address), ...conditions(known) },
      signal,
    });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, withoutPassword(address));
    if (
      !['http:', 'https:'].includes(next.protocol) ||
      (address.protocol === 'https:' && next.protocol === 'http:')
    ) {
      throw new SourceError(
        `${publicAddress(first.href)} redirects to an address that is not safe to follow.`,
      );
    }
    if (next.origin === address.origin) [next.username, next.password] = [address.username, address.password];
    address = next;
  }
  throw new SourceError(`${publicAddress(first.href)} redirects more than ${maxRedirects} times.`);
}

function withoutPassword(address: URL): URL {
  const bare = new URL(address);
  bare.username = '';
  bare.password = '';
  return bare;
}

function passwordOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

function answer({ status }: Response): string {
  // the server may send any words
  const meaning = STATUS_CODES[status];
  return `answers ${status}${meaning ? ` (${meaning})` : ''}`;
}

function trouble(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const known: Record<string, string> = {
    ECONNREFUSED: 'refuses the connection',
    ENOTFOUND: 'has a name that is not known',
    EAI_AGAIN: 'has a name that could not be looked up',
    UND_ERR_SOCKET: 'broke off in the middle',
    ECONNRESET: 'broke off in the middle',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'broke off in the middle',
  };
  return known[code] ?? `cannot be fetched${code && ` (${code})`}`;
}
