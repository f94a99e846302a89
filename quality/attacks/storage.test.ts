import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { copyOfPreparedData, query } from './stage/data.ts';
import { startProduct, type RunningProduct } from '../product/start-product.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await copyOfPreparedData();
  return () => rmSync(dataDir, { recursive: true });
});

async function start(): Promise<RunningProduct> {
  const product = await startProduct({ DATA_DIR: dataDir, LISTINGS_SAMPLE: 'off' });
  if ('output' in product) throw new Error(product.output);
  onTestFinished(async () => void (await product.stop()));
  return product;
}

it('a database that lost its PG_VERSION is not begun anew: the start is refused and every file stays', async () => {
  const home = join(dataDir, 'database', 'postgres');
  const digests = () =>
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(home, file)).isFile())
      .toSorted()
      .map(
        (file) =>
          `${file} ${createHash('sha256')
            .update(readFileSync(join(home, file)))
            .digest('hex')}`,
      );
  const taken = join(dataDir, 'taken');
  renameSync(join(home, 'PG_VERSION'), taken);
  const left = digests();
  const ended = await startProduct({ DATA_DIR: dataDir, LISTINGS_SAMPLE: 'off' });
  if ('stop' in ended) await ended.stop();
  expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(/^[^\n]*data folder[^\n]*\.\n$/) });
  expect(digests()).toEqual(left);

  renameSync(taken, join(home, 'PG_VERSION'));
  const { address } = await start();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

it(
  'a model of which a byte was changed is not served, and another is learned',
  { tags: ['long'] },
  async () => {
    const versionInService = async () =>
      (await query(dataDir, 'select model_version from market'))[0]!['model_version'];
    const first = await start();
    await first.ready();
    const damaged = await versionInService();
    await first.stop();
    await query(
      dataDir,
      `update models set artefact =
       set_byte(artefact, length(artefact) / 2, 255 - get_byte(artefact, length(artefact) / 2))`,
    );
    const second = await start();
    await second.ready();
    expect(await versionInService()).not.toBe(damaged);
  },
);
