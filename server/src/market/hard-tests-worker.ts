import { parentPort, workerData } from 'node:worker_threads';
import {
  hardTestFigures,
  hardTests,
  parseModel,
  runHardTest,
  zonesAround,
  type HardTestFigures,
  type Listing,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';

export interface HardTestsWork {
  listings: Listing[];
  /** of the model whose errors are measured */
  artefact: Uint8Array;
}

const { listings, artefact } = workerData as HardTestsWork;
const whole = parseModel(artefact);
const tree = zoneTree();

/** The zone below the country. */
const governorateOf = (listing: Listing) => zonesAround(tree, tree.zoneAt(listing)).at(-2);

const measured: HardTestFigures[] = hardTests(listings, governorateOf).flatMap((test) => {
  const cases = runHardTest(test, listings, whole);
  return cases.length === 0 ? [] : [hardTestFigures(test, cases)];
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(measured);
