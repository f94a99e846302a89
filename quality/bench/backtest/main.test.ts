import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attributes, listedAttributes, syntheticListings } from '@soumdar/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';

const attributeColumns = listedAttributes.map((name) => attributes[name].column);
const columns = [
  'source,source_id,transaction,property_type,price_tnd,surface_m2',
  ...attributeColumns,
  'governorate,city,locality,lat,lng,listed_on',
].join(',');
/** The commas of the empty columns from the first attribute to the latitude. */
const nothingMore = ','.repeat(attributeColumns.length + 3);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'soumdar-backtest-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, rows: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${[columns, ...rows].join('\n')}\n`);
  return path;
}

function backtest(...args: string[]) {
  const command = join(import.meta.dirname, 'main.ts');
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
}

const rows = syntheticListings(400, 7).map(
  ({ id, transaction, propertyType, priceTnd, surfaceM2, rooms, lat, lng, listedOn }) =>
    `agency,${id},${transaction},${propertyType},${priceTnd},${surfaceM2},${rooms ?? ''}${nothingMore}${lat},${lng},${listedOn}`,
);

it.each([
  ['--forward', 'forward  sale'],
  ['--draws', 'together'],
  ['--agreement', 'brought to the page’s day'],
])('%s needs the advertisements only, and prints a table', (flag, row) => {
  const twoSites = rows.map((line, at) => (at % 2 ? line.replace('agency,', 'portal,') : line));
  const ended = backtest('--listings', write('listings.csv', twoSites), flag);
  expect(ended.status).toBe(0);
  expect(ended.stdout).toContain(row);
  expect(ended.stdout).not.toContain('NaN');
});

it('answers a line for each row held out, in their order, whatever the row', () => {
  const [first = '', second = '', ...more] = rows;
  const withoutPrice = second.split(',').with(4, '').join(',');
  const holdout = write('holdout.csv', [
    first,
    `agency,,sale,castle,1,1,${nothingMore}36.8,10.2,2025-01-01`,
    withoutPrice,
  ]);
  const predictions = join(folder, 'predictions.csv');
  const ended = backtest(
    '--listings',
    write('listings.csv', more),
    '--holdout',
    holdout,
    '--predictions',
    predictions,
  );
  expect(ended).toMatchObject({ status: 0, stderr: '' });

  const [header, ...lines] = readFileSync(predictions, 'utf8').trim().split('\n');
  expect(header).toBe(
    'row,transaction,property_type,actual_tnd,predicted_tnd,low_tnd,high_tnd,score,comparables,status',
  );
  expect(lines.map((line) => line.split(',').at(0))).toEqual(['1', '2', '3']);
  expect(lines[1]).toBe('2,sale,castle,1,,,,,,insufficient');
  const [, , , actual, predicted, low, high] = (lines[2] ?? '').split(',');
  expect(actual).toBe('');
  expect(Number(low)).toBeLessThanOrEqual(Number(predicted));
  expect(Number(high)).toBeGreaterThanOrEqual(Number(predicted));
  expect(ended.stdout).toContain('MdAPE');
});

it('says how it is called', () => {
  expect(backtest('--listings', 'a.csv')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--holdout B.csv'),
  });
});
