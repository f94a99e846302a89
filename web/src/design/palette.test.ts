import { expect, test } from 'vitest';
import { contrast, leastContrast, palette, siteColours } from './palette.ts';

const colours = new Map(siteColours);

const pairs = palette.flatMap(({ ground, text, control = [] }) => [
  ...text.map((colour) => ({ colour, ground, use: 'text' as const })),
  ...control.map((colour) => ({ colour, ground, use: 'control' as const })),
]);

test.each(pairs)('$colour stands out from $ground as $use', ({ colour, ground, use }) => {
  expect(contrast(colours.get(colour)!, colours.get(ground)!)).toBeGreaterThanOrEqual(leastContrast[use]);
});

test("every colour of the style sheet is checked, except lines and the logo's sun", () => {
  const judged = new Set(pairs.flatMap(({ colour, ground }) => [colour, ground]));
  expect([...colours.keys()].filter((name) => !judged.has(name))).toEqual(['line', 'sun']);
});

// ratios that WebAIM and the W3C publish for these colours
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('a colour not written #rrggbb is refused', () => {
  expect(() => contrast('white', '#000000')).toThrow('white');
});
