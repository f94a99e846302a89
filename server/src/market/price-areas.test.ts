import { areaStepsPerDegree, degreesOf, isWithinOutline } from '@soumdar/contract';
import { kmBetween } from '@soumdar/listings';
import { expect, it } from 'vitest';
import { areasOf } from './price-areas.ts';

const marsa = { slug: 'marsa', lat: 36.8785, lng: 10.3235 };
const corniche = { slug: 'corniche', lat: 36.889, lng: 10.335 };
const kairouan = { slug: 'kairouan', lat: 35.677, lng: 10.098 };
const places = [marsa, corniche, kairouan];

function cornersOf(slug: string) {
  return areasOf(places)[slug]!.flatMap((steps) => {
    const degrees = degreesOf(steps, areaStepsPerDegree);
    return Array.from({ length: degrees.length / 2 }, (_, at) => ({
      lng: degrees[2 * at]!,
      lat: degrees[2 * at + 1]!,
    }));
  });
}

/** Of steps of ten-thousandths of a degree. */
const roundingKm = 0.02;

it('an area alone is a circle of 1.5 km', () => {
  for (const corner of cornersOf('kairouan'))
    expect(Math.abs(kmBetween(kairouan, corner) - 1.5)).toBeLessThan(roundingKm);
});

it('two places near each other part in the middle', () => {
  for (const [own, other] of [
    [marsa, corniche],
    [corniche, marsa],
  ] as const) {
    const gaps = cornersOf(own.slug).map((corner) => kmBetween(other, corner) - kmBetween(own, corner));
    expect(Math.min(...gaps)).toBeGreaterThan(-roundingKm);
    expect(gaps.filter((gap) => gap < roundingKm).length).toBeGreaterThanOrEqual(2);
  }
});

it('an area ends at the coast', () => {
  const corners = cornersOf('corniche');
  expect(corners.length).toBeGreaterThan(5);
  for (const corner of corners) expect(isWithinOutline(corner, roundingKm)).toBe(true);
});

it('places at one point share its area', () => {
  const { marsa: area, twin } = areasOf([marsa, { ...marsa, slug: 'twin' }, corniche]) as Record<
    string,
    number[][]
  >;
  expect(twin).toEqual(area);
  expect(area).toEqual(areasOf(places)['marsa']);
});

it('a place on reclaimed land keeps its circle', () => {
  const [ring] = areasOf([{ slug: 'offshore', lat: 36.6, lng: 11.3 }])['offshore']!;
  expect(ring).toHaveLength(72);
});
