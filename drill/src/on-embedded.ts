import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '@soumdar/db';
import { createDisk } from './full-disk.ts';
import { runScenario, type Outcome } from './scenario.ts';
import { fillMarket } from './market.ts';
import { startFakeServices } from './fake-services.ts';
import type { Profile } from './profile.ts';
import { createProduct, nothingSaid } from './product.ts';

/** One process on the embedded database: killed in the middle of writes, and with its disk full. */
export async function drillOnEmbedded(
  profile: Profile,
  folder: string,
): Promise<Outcome & { fullDisk: string }> {
  const disk = createDisk(folder);
  const fakeServices = await startFakeServices();
  const said = nothingSaid();
  const product = await createProduct({ DATA_DIR: disk.folder }, fakeServices, said);

  const withDatabase = async <T>(use: (open: Database) => Promise<T>) => {
    const database = await openDatabase({ dataDir: disk.folder }, { attach: true });
    return use(database).finally(() => database.close());
  };
  await withDatabase(fillMarket);
  await product.start();

  const stage = { address: product.address, fakeServices, said, profile, withDatabase };
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
      await calm();
      await fault(
        'the disk full',
        async () => {
          await delay(profile.diskFullMs);
          await disk.free(product.pid());
          await calm();
        },
        () => disk.fill(product.pid()),
      );
    },
    () => product.stop(),
  );
  fakeServices.close();
  return { ...outcome, fullDisk: disk.how };
}
