import { expect, test } from 'vitest';
import { contrast, leastContrast } from '../../design/palette.ts';
import { classColours } from '@soumdar/views';
import { circleEdge, expertColour, withoutFigure } from './circle-palette.ts';

/** The country, its neighbours, the sea, and the commonest colours of the tiles. */
const mapGrounds = ['#fffdf8', '#e8e6e0', '#e4eff7', '#f2efe9', '#aad3df', '#add19e', '#e0dfdf'] as const;

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

const times = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

const linear = (colour: string) =>
  [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;

/** OKLab (Ottosson 2020), in which equal distances look equal. */
function okLab(rgb: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map((value) => Math.cbrt(Math.max(0, value))) as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** Colour blindness (Machado, Oliveira and Fernandes 2009). */
const sights: Record<string, Matrix> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** About five times what is just noticeable. */
const leastDistance = 0.1;

test.each(Object.keys(sights))('neighbouring classes look different with %s', (sight) => {
  const seen = [withoutFigure, ...classColours].map((colour) => okLab(times(sights[sight]!, linear(colour))));
  for (const [at, colour] of seen.slice(1).entries())
    expect(Math.hypot(...colour.map((value, axis) => value - seen[at]![axis]!))).toBeGreaterThanOrEqual(
      at === 0 ? leastDistance / 2 : leastDistance,
    );
});

test.each(Object.keys(sights))('the places of experts differ from every class with %s', (sight) => {
  const [expert, ...classes] = [expertColour, withoutFigure, ...classColours].map((colour) =>
    okLab(times(sights[sight]!, linear(colour))),
  );
  for (const colour of classes)
    expect(Math.hypot(...colour.map((value, axis) => value - expert![axis]!))).toBeGreaterThanOrEqual(
      leastDistance,
    );
});

test('each class is darker than the one below it, in even steps', () => {
  const lightness = classColours.map((colour) => okLab(linear(colour))[0]);
  const steps = lightness.slice(1).map((value, at) => lightness[at]! - value);
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.6);
});

test.each(mapGrounds)('the edge of a circle stands out from %s', (ground) => {
  expect(contrast(circleEdge, ground)).toBeGreaterThanOrEqual(leastContrast.control);
});
