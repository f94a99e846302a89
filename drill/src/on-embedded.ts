import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '@soumdar/db';
import { createDisk } from './full-disk.ts';
import { runHalf, type Outcome } from './half.ts';
import { fillMarket } from './market.ts';
import { startOutside } from './outside.ts';
import type { Pace } from './pace.ts';
import { createProduct, type JobRun } from './product.ts';

/** One process on the embedded database: killed in the middle of writes, and out of room. */
export async function drillOnEmbedded(pace: Pace, folder: string): Promise<Outcome & { fullDisk: string }> {
  const disk = createDisk(folder);
  const outside = await startOutside();
  const jobRuns: JobRun[] = [];
  const product = await createProduct({ DATA_DIR: disk.folder }, outside, jobRuns);

  const withDatabase = async <T>(use: (open: Database) => Promise<T>) => {
    const database = await openDatabase({ dataDir: disk.folder }, { attach: true });
    return use(database).finally(() => database.close());
  };
  await withDatabase(fillMarket);
  await product.start();

  const stage = { address: product.address, outside, jobRuns, pace, withDatabase };
  const outcome = await runHalf(
    stage,
    async (fault) => {
      const calm = () => delay(pace.calmMs);
      await fault('nothing wrong', calm);
      for (let kills = 0; kills < pace.embeddedKills; kills += 1) {
        await fault('the process killed', async () => {
          await delay(randomInt(pace.calmMs));
          await product.kill();
          await product.start();
        });
      }
      await calm();
      await fault(
        'the disk full',
        async () => {
          await delay(pace.diskFullMs);
          await disk.free(product.pid());
          await calm();
        },
        () => disk.fill(product.pid()),
      );
    },
    () => product.stop(),
  );
  outside.close();
  return { ...outcome, fullDisk: disk.how };
}
