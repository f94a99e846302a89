import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../testing/files.ts';
import { localService } from '../testing/local-service.ts';
import { download, publicAddress, type DownloadLimits, type Validators } from './download.ts';
import { SourceError } from './sources.ts';

const limits: DownloadLimits = { maxBytes: 1_000_000, idleMs: 10_000 };
const running = new AbortController().signal;

async function fetched(
  address: string,
  { known, ...narrower }: { known?: Validators } & Partial<DownloadLimits> = {},
) {
  const target = temporaryFile('');
  const result = await download(address, target, known, { ...limits, ...narrower }, running);
  return { result, content: readFileSync(target, 'utf8') };
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SourceError);
  return (error as Error).message;
}

describe('a download', () => {
  it('is written to the file, unpacked when the server packed it on the way', async () => {
    const address = await localService((_request, response) => {
      response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' });
      response.end(gzipSync('source,price'));
    });
    expect(await fetched(address)).toEqual({
      result: { kind: 'downloaded', validators: { etag: '"1"', lastModified: null } },
      content: 'source,price',
    });
  });

  it('is spared when the server says that nothing has changed', async () => {
    const requests: IncomingMessage['headers'][] = [];
    const address = await localService(({ headers }, response) => {
      requests.push(headers);
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end();
    });
    const known = { etag: '"1"', lastModified: 'Mon, 02 Mar 2026 10:00:00 GMT' };
    expect((await fetched(address, { known })).result).toEqual({ kind: 'unchanged' });
    expect(requests[0]).toMatchObject({ 'if-modified-since': known.lastModified });
    expect((await fetched(address)).result).toMatchObject({ kind: 'downloaded' });
    expect(requests[1]).not.toHaveProperty('if-modified-since');
  });

  it('follows redirects, and tells the password to the server it is of only', async () => {
    const values: (string | undefined)[] = [];
    const other = await localService(({ headers }, response) => {
      values.push(headers.authorization);
      response.end('there');
    });
    const own = await localService(({ headers, url }, response) => {
      values.push(headers.authorization);
      response.writeHead(302, { location: url === '/a' ? '/b' : other }).end();
    });
    const address = `${own.replace('//', '//editor:pa%3Ass@')}/a`;
    expect((await fetched(address)).content).toBe('there');
    const basic = `Basic ${Buffer.from('editor:pa:ss').toString('base64')}`;
    expect(values).toEqual([basic, basic, undefined]);
  });
});

describe('a download fails with a sentence', () => {
  const here = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+/);
  it.each<[string, RequestListener, Partial<DownloadLimits>, string]>([
    [
      'an error, in words of our own',
      (_, response) => response.writeHead(503, 'x'.repeat(9000)).end(),
      {},
      'answers 503 (Service Unavailable).',
    ],
    [
      'nothing changed, unasked',
      (_, response) => response.writeHead(304).end(),
      {},
      'answers 304 (Not Modified).',
    ],
    [
      'too much',
      (_, response) => response.end('x'.repeat(30_000)),
      { maxBytes: 20_000 },
      'is larger than 0.02 MB.',
    ],
    ['silence', () => {}, { idleMs: 50 }, 'sent nothing for 0.05 seconds.'],
    [
      'silence in the middle',
      (_, response) => response.write('source'),
      { idleMs: 50 },
      'sent nothing for 0.05 seconds.',
    ],
    [
      'an end in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('source', () => response.destroy());
      },
      {},
      'broke off in the middle.',
    ],
    [
      'redirects for ever',
      (_, response) => response.writeHead(301, { location: '/next' }).end(),
      {},
      'redirects more than 5 times.',
    ],
    [
      'a redirect to a file',
      (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
      {},
      'redirects to an address that is not safe to follow.',
    ],
  ])('for %s', async (_what, answer, narrower, sentence) => {
    const address = await localService(answer);
    const failure = await failureOf(fetched(`${address}/list.csv?token=hunter2`, narrower));
    expect(failure).toEqual(here);
    expect(failure).toContain(`/list.csv ${sentence}`);
  });

  it('a download from a server that is not there fails with a sentence', async () => {
    expect(await failureOf(fetched('http://u:hunter2@127.0.0.1:2/list.csv'))).toBe(
      'http://127.0.0.1:2/list.csv refuses the connection.',
    );
  });
});

it('a download ends when its signal is aborted', async () => {
  const address = await localService(() => {});
  const stop = new AbortController();
  const going = download(address, temporaryFile(''), undefined, limits, stop.signal);
  stop.abort(new Error('the end'));
  await expect(going).rejects.toThrow('the end');
});

it('an address is shown without what may be secret', () => {
  expect(publicAddress('https://me:secret@example.tn/a/list.csv?key=secret#secret')).toBe(
    'https://example.tn/a/list.csv',
  );
});
