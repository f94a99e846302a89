import { readFileSync } from 'node:fs';
import { isInTunisia } from '@soumdar/contract';
import { expect, it } from 'vitest';
import { positionFacts } from './routes.ts';

const file = new URL('../../../listings/data/gazetteer.csv', import.meta.url);

function places() {
  const [header = '', ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    return { row, lat: Number(cells[columns.indexOf('lat')]), lng: Number(cells[columns.indexOf('lng')]) };
  });
}

it('no place of the gazetteer is refused as outside Tunisia, nor what is 3 km around it', () => {
  expect(places().length).toBeGreaterThan(5000);
  const degrees = 2.9 / 111.2;
  const refused = places().filter(({ lat, lng }) =>
    [0, 1, 2, 3, 4, 5, 6].some((bearing) => {
      const [north, east] = [Math.cos(bearing), Math.sin(bearing)];
      return !isInTunisia({
        lat: lat + degrees * north,
        lng: lng + (degrees * east) / Math.cos((lat * Math.PI) / 180),
      });
    }),
  );
  expect(refused.map(({ row }) => row)).toEqual([]);
});

it('no place of the gazetteer is told to be at sea', () => {
  const atSea = places().filter((place) => positionFacts(place, undefined).atSea);
  expect(atSea.map(({ row }) => row)).toEqual([]);
});
