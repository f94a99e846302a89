import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { emptyPostgres } from '@soumdar/db/testing';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

const program = join(import.meta.dirname, '..', 'testing', 'run-small-product.ts');

/** Processes of the product with these settings, and the lines they write. */
function run(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'soumdar-workers-'));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PORT: '0', LISTINGS_SAMPLE: 'off', ...environment, DATA_DIR: folder },
  });
  const lines: string[] = [];
  let errors = '';
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  child.stderr.on('data', (text) => (errors += String(text)));
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });

  return {
    child,
    ended,
    errors: () => errors,
    async address(): Promise<string> {
      const startLine = () => lines.find((line) => line.startsWith('Soumdar: '))?.slice('Soumdar: '.length);
      await expect.poll(startLine, { timeout: 220_000 }).toBeDefined();
      return startLine()!.replace('localhost', '127.0.0.1');
    },
    /** The process of each start to serve, in order. */
    served: () =>
      lines.flatMap((line) => {
        const { msg, worker, process: pid } = line.startsWith('{') ? JSON.parse(line) : {};
        return msg === 'process serves' ? [{ worker: Number(worker), pid: Number(pid) }] : [];
      }),
  };
}

const sumOf = (text: string, name: RegExp) =>
  text
    .split('\n')
    .filter((line) => name.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const missing = inject('postgres') === undefined;
describe.skipIf(missing)(`several processes on one port${missing ? ': SKIPPED, no server' : ''}`, () => {
  async function runTwo() {
    const { target, remove } = await emptyPostgres();
    onTestFinished(remove);
    return run({ WORKERS: '2', DATABASE_URL: target.url });
  }

  it('all serve when the address is told, and count together', async () => {
    const product = await runTwo();
    const address = await product.address();
    for (let call = 0; call < 6; call += 1) {
      const answer = await fetch(`${address}/readyz`, { headers: { connection: 'close' } });
      expect(answer.status).toBe(200);
    }
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics.match(/^soumdar_market_ready\{.*$/gm)?.toSorted()).toEqual([
      'soumdar_market_ready{worker="1"} 1',
      'soumdar_market_ready{worker="2"} 1',
    ]);
    expect(sumOf(metrics, /^soumdar_http_request_duration_seconds_count.*readyz/)).toBe(6);
    expect(metrics.match(/^soumdar_database_up.*$/gm)).toEqual(['soumdar_database_up 1']);
  });

  it('one that dies is started again, while the other answers', async () => {
    const product = await runTwo();
    const address = await product.address();
    // the log is written a moment later than the address
    await expect.poll(() => product.served().length, { timeout: 220_000 }).toBe(2);
    const [, second] = product.served();
    process.kill(second!.pid, 'SIGKILL');
    await expect.poll(() => product.served().length, { timeout: 220_000 }).toBe(3);
    const again = product.served().at(-1)!;
    expect(again.worker).toBe(second!.worker);
    expect(again.pid).not.toBe(second!.pid);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('all end when the first is told to, and nothing answers any more', async () => {
    const product = await runTwo();
    const address = await product.address();
    product.child.kill('SIGTERM');
    expect(await product.ended).toEqual([0, null]);
    for (const { pid } of product.served()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('what keeps the product from starting is said once', async () => {
    const product = run({ WORKERS: '3', DATABASE_URL: 'postgres://somebody@127.0.0.1:1/nothing' });
    expect(await product.ended).toEqual([1, null]);
    expect(product.errors().trim().split('\n')).toEqual([
      expect.stringMatching(/^The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/),
    ]);
  });
});
