import {
  loadListings,
  loadModel,
  marketVersions,
  saveJudgedModel,
  type Database,
  type StoredModel,
} from '@soumdar/db';
import { parseModel, type ModelDescription } from '@soumdar/engine';
import { inThread } from '../in-thread.ts';
import { oneAtATime, type Running } from '../one-at-a-time.ts';
import { judge, type Judgement } from './judge.ts';
import type { LearnedModel } from './learning-worker.ts';

/** A model that was learned and judged; in service unless it was refused. */
export interface JudgedModel extends Judgement {
  version: string;
  /** listings it was learned from */
  listings: number;
}

const learning = new URL('./learning-worker.ts', import.meta.url);

/**
 * Learns a model from the listings as they are, keeps it, and puts it in service unless it is worse than the one there. One
 * process at a time does this: 'busy' when another is at it. 'outdated' when listings or model have changed meanwhile.
 */
export async function learnAndJudge(
  database: Database,
  running: Running,
): Promise<JudgedModel | 'busy' | 'outdated'> {
  return oneAtATime(database, 'learning', running, (signal) => learn(database, running.clock, signal));
}

async function learn(
  { kysely }: Database,
  clock: Running['clock'],
  signal: AbortSignal,
): Promise<JudgedModel | 'outdated'> {
  const { modelVersion } = await marketVersions(kysely);
  const inService = modelVersion === null ? undefined : await loadModel(kysely, modelVersion);
  const { listings, listingsVersion, imports, sample } = await loadListings(kysely);
  const { description, artefact } = await inThread<LearnedModel>(learning, listings, signal);
  const judgement = judge(description, standardOf(inService));
  const createdAt = clock().toISOString();
  const version = `${createdAt}-${description.dataFingerprint.slice(0, 8)}`;
  const { refusedBecause } = judgement;
  const model = {
    version,
    createdAt,
    listingsVersion,
    imports,
    fromSample: sample,
    description,
    refusedBecause,
    artefact,
  };
  const saved = await saveJudgedModel(kysely, model, modelVersion);
  return saved ? { version, listings: listings.length, ...judgement } : 'outdated';
}

/**
 * What a new model is measured by: the one in service, unless that was learned from the sample or from nothing,
 * cannot be read by this version of the product, or is damaged.
 */
function standardOf(inService: StoredModel | 'damaged' | undefined): ModelDescription | undefined {
  if (!inService || inService === 'damaged') return undefined;
  return isOfReal(inService) ? describes(inService) : undefined;
}

/** True for a model learned from real advertisements that this version of the product can read. */
export function isOfReal(model: StoredModel): boolean {
  return !model.fromSample && describes(model).rows.read > 0 && isReadable(model);
}

/** True for a model that this version of the product can serve. */
export function isReadable({ artefact }: StoredModel): boolean {
  try {
    parseModel(artefact);
    return true;
  } catch {
    return false;
  }
}

function describes({ description }: StoredModel): ModelDescription {
  return description as ModelDescription;
}
