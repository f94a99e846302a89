import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../product/start-product.ts';
import { sendRaw } from './stage/raw.ts';
import { openStage, type Stage } from './stage/stage.ts';

const inPublic = { PUBLIC_URL: 'https://soumdar.example', TRUST_PROXY: 'on' };

it('the outbox, where every code can be read, is refused in public though nobody said that it is production', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-attacks-'));
  const ended = await startProduct({ ...inPublic, DATA_DIR: folder, LISTINGS_SAMPLE: 'off' });
  if ('stop' in ended) await ended.stop();
  rmSync(folder, { recursive: true });
  expect(ended).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^[^\n]*SMS_PROVIDER=outbox[^\n]*\.\n$/),
  });
});

describe('the outbox of a product in public, once it is allowed,', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ ...inPublic, SMS_PROVIDER: 'outbox', SMS_ALLOW_OUTBOX: 'yes' });
    return () => stage.close();
  });

  const get = (path: string, headers: string[]) =>
    sendRaw(stage.address, [`GET ${path} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n'));
  /** Of both outboxes, which answer alike. */
  async function open(headers: string[]) {
    const [sms, emails] = [await get('/dev/sms', headers), await get('/dev/emails', headers)];
    expect(emails.slice(0, 12)).toBe(sms.slice(0, 12));
    return sms;
  }

  it('answers whoever calls it on the machine itself', async () => {
    expect(await open(['host: localhost'])).toMatch(/^HTTP\/1\.1 200 [^]*SMS/);
  });

  it.each([
    ['x-forwarded-for: 127.0.0.1'],
    ['X-FORWARDED-FOR:'],
    ['forwarded: for=127.0.0.1'],
    ['x-real-ip: 127.0.0.1'],
    ['via: 1.1 proxy'],
    ['x-forwarded-proto: https'],
    ['x-forwarded-host: localhost'],
    ['x-varnish: 32770'],
    ['x-host: localhost'],
    ['x-scheme: https'],
    ['cdn-loop: cloudflare'],
  ])('is unknown to what a proxy hands on with %j', async (header) => {
    expect(await open(['host: localhost', header])).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is unknown to what a proxy hands on that adds nothing, by the HTTP/1.0 it speaks, as are the metrics', async () => {
    for (const path of ['/dev/sms', '/dev/emails', '/metrics']) {
      const call = ['host: 127.0.0.1:3000', 'connection: close', '', ''];
      const answers = ['1.1', '1.0', '0.9'].map((version) =>
        sendRaw(stage.address, [`GET ${path} HTTP/${version}`, ...call].join('\r\n')),
      );
      const [direct, ...others] = await Promise.all(answers);
      expect(direct).toMatch(/^HTTP\/1\.1 200 /);
      for (const answer of others) expect(answer).toMatch(/^HTTP\/1\.1 4/);
    }
  });

  it.each(['soumdar.example', 'localhost.example', '127.0.0.1.example', 'evil@localhost', '10.0.0.1', ''])(
    'is unknown under the name %j, whose page a browser on the machine may have open',
    async (host) => {
      expect(await open([`host: ${host}`])).toMatch(/^HTTP\/1\.1 40[04] /);
    },
  );
});
