import { loadListings, loadModel, marketVersions, saveModel, type Database } from '@soumdar/db';
import type { SiteKinds } from '@soumdar/engine';
import { passAcceptanceGate, type GateResult } from './acceptance-gate.ts';
import { inThread } from './in-thread.ts';
import { descriptionOf, isFromRealListings } from './model-versions.ts';
import { oneAtATime, type Running } from './one-at-a-time.ts';
import type { TrainedModel, TrainingWork } from './training-worker.ts';

export interface GatedModel extends GateResult {
  version: string;
  /** of its training */
  listings: number;
}

const trainingWorker = new URL('./training-worker.ts', import.meta.url);

/** 'busy' when another process trains; 'outdated' when listings or the model in service changed meanwhile. */
export async function trainModel(
  database: Database,
  siteKinds: SiteKinds,
  running: Running,
): Promise<GatedModel | 'busy' | 'outdated'> {
  return oneAtATime(database, 'learning', running, (signal) =>
    train(database, siteKinds, running.clock, signal),
  );
}

async function train(
  { kysely }: Database,
  siteKinds: SiteKinds,
  clock: Running['clock'],
  signal: AbortSignal,
): Promise<GatedModel | 'outdated'> {
  const { modelVersion } = await marketVersions(kysely);
  const inService = modelVersion === null ? undefined : await loadModel(kysely, modelVersion);
  const { listings, listingsVersion, imports, sample } = await loadListings(kysely);
  const work: TrainingWork = { listings, siteKinds, today: clock().toISOString().slice(0, 10) };
  const { description, artefact, figures, areas } = await inThread<TrainedModel>(
    trainingWorker,
    work,
    signal,
  );
  // a model that is damaged, unreadable, or trained on the sample or on nothing is no standard
  const standard =
    inService && inService !== 'damaged' && isFromRealListings(inService) ? inService : undefined;
  const gate = passAcceptanceGate(description, standard && descriptionOf(standard));
  const createdAt = clock().toISOString();
  const version = `${createdAt}-${description.dataFingerprint.slice(0, 8)}`;
  const model = {
    version,
    createdAt,
    listingsVersion,
    imports,
    fromSample: sample,
    description,
    refusedBecause: gate.refusedBecause,
    artefact,
    figures,
    areas,
  };
  const saved = await saveModel(kysely, model, modelVersion);
  return saved ? { version, listings: listings.length, ...gate } : 'outdated';
}

export function refusalOf({ version, refusedBecause }: GatedModel): string | undefined {
  if (refusedBecause === null) return undefined;
  return `The model ${version} was refused: ${refusedBecause}. The one in service stays, with the advertisements it knows; "npm run refresh -- rollback ${version}" puts this one in service all the same.`;
}
