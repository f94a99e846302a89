import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { flatsOnMarket } from './listing-files.ts';
import './prepared.ts';
import { importListings } from '../../product/launch.ts';

/** Creates, once for all attack files, the data that their products start from. */
export default async function prepare(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-attacks-'));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'market.csv');
  await writeFile(file, flatsOnMarket());
  const { code, output } = await importListings(file, { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`The market could not be imported: ${output}`);
  project.provide('preparedData', dataDir);
  return () => rm(folder, { recursive: true });
}
