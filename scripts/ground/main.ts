/**
 * Makes the ground of all maps from a coastline: `npm run ground -- COASTLINE.geojson`, GSHHG's lines within `frame`, islands and
 * lakes as closed ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference, intersection, union, type Geom } from 'polyclip-ts';
import simplify from 'simplify-js';
import { ringStepsPerDegree as stepsPerDegree } from '../../contract/src/places/rings.ts';
import naturalEarth from './natural-earth.json' with { type: 'json' };

type Corner = [lng: number, lat: number];
type Line = Corner[];
type Land = ReturnType<typeof union>;

const root = join(import.meta.dirname, '../..');
/** Half a pixel at zoom 10, the last without street tiles. */
const toleranceDegrees = 0.0005;
const smallestKm2 = 0.15;
const frame = { west: 7.3, south: 30.1, east: 11.8, north: 37.6 };
const kmPerDegree = { lat: 111.2, lng: 91.6 };

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a file of coastlines.');
const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
  features: { properties: { closed: boolean }; geometry: { coordinates: Line } }[];
};
const linesOf = (closed: boolean) =>
  features.flatMap(({ properties, geometry }) =>
    properties.closed === closed ? [simplified(geometry.coordinates)] : [],
  );

// the one open line runs from the east of the frame to its west
const [mainland = []] = linesOf(false);
const inland: Line = [
  [frame.west, frame.south],
  [frame.east, frame.south],
];
const closed = linesOf(true).filter((line) => areaKm2(line) >= smallestKm2);
const continent: Geom = [[...mainland, ...inland]];
const lakes = closed.filter((line) => intersection(continent, [line]).length > 0);
const land = union(continent, ...closed.filter((line) => !lakes.includes(line)).map((line): Geom => [line]));

const border = naturalEarth.border as Line;
/** From where the borders meet the sea, out to it. */
const offshore: Line = [
  [8.6, 38],
  [12, 38],
  [12, 33.6],
];
const tunisia = intersection(land, [[...border, ...offshore]]);
const box: Geom = [
  [
    [frame.west, frame.south],
    [frame.east, frame.south],
    [frame.east, frame.north],
    [frame.west, frame.north],
  ],
];
const farther = difference(
  (naturalEarth.neighbours as Line[]).map((ring): Line[] => [ring]),
  box,
);
const neighbours = union(farther, difference(land, [[...border, ...offshore]]));

const coast = 'GSHHG 2.3.7 (Wessel and Smith 1996, J. Geophys. Res. 101), LGPL-3.0-or-later';
const rest = 'Natural Earth 1:10m countries (public domain), through world-atlas 2.0.2';
write('contract/src/places/tunisia-outline.ts', `Coast: ${coast}. Land border: ${rest}.`, {
  tunisiaOutline: encoded(tunisia),
});
write(
  'views/src/map/neighbour-land.ts',
  `Coast near Tunisia, and lakes: ${coast}. Borders, and land farther away: ${rest}.`,
  {
    neighbourLand: encoded(neighbours),
    lakes: encoded(lakes.map((line) => [line])),
  },
);

function simplified(line: Line): Line {
  const narrowing = kmPerDegree.lng / kmPerDegree.lat;
  const points = line.map(([lng, lat]) => ({ x: lng * narrowing, y: lat }));
  return simplify(points, toleranceDegrees, true).map(({ x, y }) => [x / narrowing, y]);
}

function areaKm2(ring: Line): number {
  const twice = ring.reduce((sum, [lng, lat], at) => {
    const [nextLng, nextLat] = ring[(at + 1) % ring.length]!;
    return sum + lng * nextLat - nextLng * lat;
  }, 0);
  return (Math.abs(twice) / 2) * kmPerDegree.lat * kmPerDegree.lng;
}

/** Each ring as lng and lat of its first corner, then the steps to the next ones, as `ringsOf` reads them. */
function encoded(polygons: Land): string[] {
  return polygons.flat().flatMap((ring) => {
    const corners = ring.map(([lng, lat]) => [
      Math.round(lng * stepsPerDegree),
      Math.round(lat * stepsPerDegree),
    ]);
    const distinct = corners.filter(
      ([x, y], at) => at === 0 || x !== corners[at - 1]![0] || y !== corners[at - 1]![1],
    );
    distinct.pop();
    const steps = distinct.flatMap(([x = 0, y = 0], at) => {
      const [fromX = 0, fromY = 0] = distinct[at - 1] ?? [];
      return [x - fromX, y - fromY];
    });
    return distinct.length < 3 ? [] : [steps.join(' ')];
  });
}

function write(path: string, source: string, values: Record<string, string[]>): void {
  const constants = Object.entries(values).map(
    ([name, rings]) => `export const ${name} = [\n${rings.map((ring) => `  '${ring}',\n`).join('')}];\n`,
  );
  const header = `/**\n * By \`npm run ground\`, to be read by \`ringsOf\`.\n * ${source}\n */\n`;
  writeFileSync(join(root, path), header + constants.join('\n'));
  process.stdout.write(`${path}: ${constants.join('').length} bytes\n`);
}
