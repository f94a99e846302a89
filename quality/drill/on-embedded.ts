import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '@soumdar/db';
import { createDisk } from './full-disk.ts';
import { runScenario, type Outcome } from './scenario.ts';
import { fillMarket } from './market.ts';
import { startFakeServices } from './fake-services.ts';
import type { Profile } from './profile.ts';
import { createProduct, noTraffic } from './product.ts';
import type { Steps } from './steps.ts';

/** One process on the embedded database: killed in the middle of writes, and with its disk full. */
export async function drillOnEmbedded(
  profile: Profile,
  folder: string,
  steps: Steps,
): Promise<Outcome & { fullDisk: string }> {
  await using opened = new AsyncDisposableStack();
  const disk = createDisk(folder);
  const fakeServices = await startFakeServices();
  opened.defer(() => fakeServices.close());
  const traffic = noTraffic();
  const product = await createProduct({ DATA_DIR: disk.folder }, fakeServices, traffic);
  opened.defer(() => product.kill());

  const withDatabase = async <T>(use: (open: Database) => Promise<T>) => {
    const database = await openDatabase({ dataDir: disk.folder }, { attach: true });
    return use(database).finally(() => database.close());
  };
  await withDatabase(fillMarket);
  await product.start();

  const putRight = async () => {
    // a process that has ended holds no limit any more
    await disk.free(product.pid()).catch(() => {});
    await product.revive();
  };
  const stage = { address: product.address, fakeServices, traffic, profile, steps, putRight, withDatabase };
  const outcome = await runScenario(
    stage,
    async (fault) => {
      const calm = () => delay(profile.calmMs);
      await fault('nothing wrong', calm);
      for (let kills = 0; kills < profile.embeddedKills; kills += 1) {
        await fault('the process killed', async () => {
          await delay(randomInt(profile.calmMs));
          await product.kill();
          await product.start();
        });
      }
      const free = async () => {
        await delay(profile.diskFullMs);
        await disk.free(product.pid());
        await calm();
      };
      await calm();
      await fault('the disk full', free, () => disk.fill(product.pid()));
    },
    () => product.stop(),
  );
  return { ...outcome, fullDisk: disk.how };
}
