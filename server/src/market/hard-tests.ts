import { loadListings, loadModel, marketVersions, readHardErrors, saveHardErrors } from '@soumdar/db';
import type { Database } from '@soumdar/db';
import type { HardTestFigures } from '@soumdar/engine';
import { hourSeconds } from '../process/clock.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Log } from '../process/log.ts';
import type { HardTestsWork } from './hard-tests-worker.ts';
import { inThread } from './in-thread.ts';
import { isFromRealListings } from './model-versions.ts';

const hardTestsWorker = new URL('./hard-tests-worker.ts', import.meta.url);

/**
 * Measures the model in service on what it could not know, if nobody has: some dozen trainings, a minute each
 * at most. Models of the sample are not measured.
 * @internal
 */
export async function measureHardErrors({ kysely }: Database, signal: AbortSignal): Promise<boolean> {
  const { modelVersion } = await marketVersions(kysely);
  if (modelVersion === null || (await readHardErrors(kysely, modelVersion)) !== null) return false;
  const model = await loadModel(kysely, modelVersion);
  if (!model || model === 'damaged' || !isFromRealListings(model)) return false;
  const { listings } = await loadListings(kysely);
  const work: HardTestsWork = { listings, artefact: model.artefact };
  const measured = await inThread<HardTestFigures[]>(hardTestsWorker, work, signal);
  await saveHardErrors(kysely, modelVersion, measured);
  return true;
}

export function hardTestsJob({ database, log }: { database: Database; log: Pick<Log, 'info'> }): Job {
  return {
    name: 'hard-tests',
    cron: '*/30 * * * *',
    longestSeconds: hourSeconds,
    work: async (signal) => {
      if (await measureHardErrors(database, signal)) log.info({}, 'model measured on what it could not know');
    },
  };
}
