import {
  hardTestFigures,
  hardTests,
  runHardTest,
  trainModel,
  type HardCase,
  type HardTest,
  type HardTestFigures,
} from '@soumdar/engine';
import type { ImportedListing } from '@soumdar/listings';
import { alignedTable } from '../table.ts';

const seed = 1;

/** Prints errors on advertisements unlike those learned from, by test, then pooled by kind. */
export function printHardTests(listings: readonly ImportedListing[]): void {
  const governorates = new Map(listings.map(({ id, governorate }) => [id, governorate]));
  const whole = trainModel(listings, { seed });
  const pools = new Map<string, { test: HardTest; cases: HardCase[] }>();
  const rows = hardTests(listings, ({ id }) => governorates.get(id)).map((test) => {
    const cases = runHardTest(test, listings, whole);
    const key = `${test.kind} ${test.transaction}`;
    const pool = pools.get(key) ?? { test: { ...test, name: 'all together' }, cases: [] };
    pool.cases.push(...cases);
    pools.set(key, pool);
    const row = rowOf(hardTestFigures(test, cases));
    console.error(row.join('  '));
    return row;
  });
  const pooled = [...pools.values()].map(({ test, cases }) => rowOf(hardTestFigures(test, cases)));
  console.log(alignedTable([headings, ...rows, ...pooled]));
}

const headings = ['', 'of', 'hidden', 'rows', 'MdAPE', 'log bias', 'in range', 'in FSD by score'];

function rowOf({ kind, transaction, name, count, ...figures }: HardTestFigures): string[] {
  const { medianError, medianLogBias, inRange, scores } = figures;
  return [
    kind,
    transaction,
    name,
    String(count),
    percent(medianError),
    medianLogBias.toFixed(2),
    `${percent(inRange)} ± ${percent(1.96 * Math.sqrt((inRange * (1 - inRange)) / count))}`,
    scores
      .map(({ floor, count: rows, withinFsd }) => `${floor}+: ${percent(withinFsd)} (${rows})`)
      .join(', '),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
