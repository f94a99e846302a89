import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { emptyEmbedded } from '@soumdar/db/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from './settings/settings.ts';
import { explain } from './process/start-error.ts';
import { start } from './start.ts';
import { smallSite } from './testing/small-site.ts';

async function freshStart(environment: Record<string, string> = {}) {
  const { target, remove } = await emptyEmbedded();
  onTestFinished(remove);
  const site = smallSite(target.dataDir);
  const begin = () =>
    start(
      readSettings({
        DATA_DIR: target.dataDir,
        PORT: '0',
        LISTINGS_SAMPLE: 'off',
        LOG_LEVEL: 'silent',
        ...environment,
      }),
      site,
    );
  return { begin, site, dataDir: target.dataDir };
}

async function failureOf(starting: Promise<unknown>): Promise<string> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return explain(error) ?? `not explained: ${String(error)}`;
}

describe('start', () => {
  it('listens, stops, and can be started again on the same folder', async () => {
    const { begin } = await freshStart();
    for (let time = 1; time <= 2; time += 1) {
      const { address, stop } = await begin();
      expect(address).toMatch(/^http:\/\/localhost:\d+$/);
      const port = new URL(address).port;
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      await stop();
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    }
  });

  it('makes estimates once the market is made', async () => {
    const { begin } = await freshStart();
    const { address, stop } = await begin();
    onTestFinished(stop);
    const ready = () => fetch(`${address.replace('localhost', '127.0.0.1')}/readyz`);
    await expect.poll(async () => (await ready()).status, { timeout: 30_000 }).toBe(200);
  });

  it('says to balancers that it leaves, and answers them until it stops', async () => {
    const { begin } = await freshStart({ DRAIN_SECONDS: '3600' });
    const { address, drain, stop } = await begin();
    const here = address.replace('localhost', '127.0.0.1');
    void drain();
    const ready = await fetch(`${here}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { error: 'Service stopping' }]);
    expect((await fetch(`${here}/healthz`)).status).toBe(200);
    await stop();
  });

  it('says when the folder is in use, and leaves its owner alone', async () => {
    const { begin } = await freshStart();
    const { address, stop } = await begin();
    onTestFinished(stop);
    expect(await failureOf(begin())).toMatch(/is in use by process \d+\.$/);
    expect((await fetch(`${address.replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200);
  });

  it('says when the port is in use, and lets go of the folder', async () => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { begin } = await freshStart({ PORT: String(port) });
    expect(await failureOf(begin())).toBe(`Port ${port} is in use: stop what uses it, or set PORT.`);
    taken.close();
    await (await begin()).stop();
  });

  it('says when the folder cannot be written', async () => {
    const { begin, dataDir } = await freshStart({ DATA_DIR: '/dev/null/soumdar' });
    expect(dataDir).not.toContain('/dev/null');
    expect(await failureOf(begin())).toContain('The data folder /dev/null/soumdar cannot be used');
  });

  it('says when the database cannot be reached, without its password', async () => {
    const { begin } = await freshStart({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/soumdar' });
    const failure = await failureOf(begin());
    expect(failure).toMatch(/^The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/);
    expect(failure).not.toContain('hunter2');
  });

  it('says when the site is not built, or not for this server', async () => {
    const { begin, site } = await freshStart();
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    await expect(begin()).rejects.toThrow('no meta tag');
    rmSync(site, { recursive: true });
    expect(await failureOf(begin())).toContain('The site is not built');
  });
});
