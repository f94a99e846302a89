import { readFileSync } from 'node:fs';
import { isInTunisia } from '@soumdar/contract';
import { expect, it } from 'vitest';

const file = new URL('../../../listings/data/gazetteer.csv', import.meta.url);

it('no place of the gazetteer is refused as outside Tunisia', () => {
  const [header = '', ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split(',');
  const places = rows.map((row) => {
    const cells = row.split(',');
    return { row, lat: Number(cells[columns.indexOf('lat')]), lng: Number(cells[columns.indexOf('lng')]) };
  });
  expect(places.length).toBeGreaterThan(5000);
  expect(places.filter((place) => !isInTunisia(place)).map(({ row }) => row)).toEqual([]);
});
